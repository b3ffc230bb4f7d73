// A counter for components that show a running time.

import { onMount } from "svelte";

/** Counts up at this interval while the component exists. */
export function beat(everyMs: number): { readonly count: number } {
  let count = $state(0);
  onMount(() => {
    const interval = setInterval(() => (count += 1), everyMs);
    return () => clearInterval(interval);
  });
  return {
    get count() {
      return count;
    },
  };
}
