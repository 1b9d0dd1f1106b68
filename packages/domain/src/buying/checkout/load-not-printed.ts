/** True if a text has any but the common Latin letters and signs, all of which are printed. */
export const mayLackPrint = (text: string) => /[^\0-\u034f]/.test(text)

/** Loads `notPrinted` with its list. */
export const loadNotPrinted = async () => (await import('./not-printed.ts')).notPrinted
