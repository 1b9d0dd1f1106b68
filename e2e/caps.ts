/** The longest that a journey, its set-up or the work behind a page may take; only a hang takes longer. */
export const HANG = 5 * 60_000

/** The longest that the start of three programs, one after the other, may take. */
export const SLOW_START = 3 * HANG

/** The longest that a page may take to show what it has. */
export const PAGE = 30_000
