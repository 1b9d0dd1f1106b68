import type { AlternateKind } from '../../catalogue/fit/index.ts'

export const partPageMessages = {
  failed: "Internal server error. Couldn't retrieve the details of the part.",
} as const

/** Name of each kind of alternate. */
export const alternateNames: Record<AlternateKind, string> = {
  EQUAL: 'Equal',
  BETTER: 'Better',
  IN_NEED: 'Substitute',
}
