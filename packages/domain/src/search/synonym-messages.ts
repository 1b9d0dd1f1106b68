/** What the page of synonyms says; apart, as no other page does. */
export const synonymMessages = {
  wordMissing: 'A synonym needs a word.',
  meaningMissing: 'Say what the word means.',
  ofItself: 'A word cannot mean itself.',
  saved: 'Synonym Saved',
  removed: 'Synonym Removed',
} as const
