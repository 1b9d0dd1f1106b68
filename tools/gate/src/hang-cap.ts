/** Longest wait of a test for a condition, in ms: no verdict depends on it, it only ends a test that hangs. */
export const HANG_CAP = Number(process.env['HANG_CAP'] ?? 5 * 60_000)

/** A whole test or hook has twice as long, so that a wait that hangs still says what it waited for. */
export const TEST_CAP = 2 * HANG_CAP

/** A step that says nothing for that long hangs: each of its tests would have ended by itself before. */
export const SILENCE_CAP = 2 * TEST_CAP
