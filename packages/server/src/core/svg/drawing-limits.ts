/** Increased when the cleaner's result changes, so that known sources are cleaned again. */
export const CLEANER_VERSION = 3

/** In bytes of a file, and in characters of its text. */
export const LARGEST_DRAWING = 16 * 1024 * 1024
