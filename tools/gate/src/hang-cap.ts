/** Longest wait of a test for a condition, in ms. No result depends on it; it only ends a test that hangs. */
export const HANG_CAP = Number(process.env['HANG_CAP'] ?? 5 * 60_000)

/** Limit of a whole test or hook, in ms: twice as long, so that a wait that hangs can still report what it waited for. */
export const TEST_CAP = 2 * HANG_CAP

/** Time without output after which a step counts as hanging, in ms; each of its tests would have ended before. */
export const SILENCE_CAP = 2 * TEST_CAP
