/** Loads `readTyped` with the reader of lists. */
export const loadReadTyped = async () => (await import('./read-list.ts')).readTyped
