// A beat that whoever shows a running time can follow.

import { onMount } from "svelte";

/** Counts up every so many milliseconds, as long as the component is there. */
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
