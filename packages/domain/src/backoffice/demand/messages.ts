export const demandMessages = {
  zeroResultsFailed: 'Internal server error. Failed to find searches.',
  lostFailed: 'Internal server error. Failed to find parts.',
  expiredFailed: 'Internal server error. Failed to find quotes.',
  replacementFailed: 'Internal server error. Failed to set the replacement.',
  /** Same wording as in the import, which can also set replacements. */
  ofItself: 'A part cannot replace itself.',
  ofEachOther: 'The parts would replace each other.',
  tooLong: (most: number) => `The chain would be more than ${most} replacements long.`,
  unknownPart: 'There is no part with this number.',
  numberMissing: 'Enter the part that replaces it.',
  replacementSet: 'Replacement Set',
} as const
