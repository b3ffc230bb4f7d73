// The server's information besides an answer: who is absent and when that loses the game, and whose flag fell first.

import type { Aside } from "../api";

export function asideOf({ absent, late_at, first_flag }: Aside): Aside {
  return {
    ...(absent === undefined ? {} : { absent }),
    ...(late_at === undefined ? {} : { late_at }),
    ...(first_flag === undefined ? {} : { first_flag }),
  };
}
