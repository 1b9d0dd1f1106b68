/** Time limit for a journey, its setup or the work behind a page; only a hang takes longer. */
export const HANG = 5 * 60_000

/** Time limit for starting three programs in sequence. */
export const SLOW_START = 3 * HANG

/** Time limit for a page to show its content. */
export const PAGE = 30_000
