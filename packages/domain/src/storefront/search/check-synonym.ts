import { type Checked, checkedAs, sameText } from '../../core/kernel/index.ts'
import { searchText } from '../../catalogue/numbers/index.ts'
import type { Synonym } from './synonym.ts'

/** Messages of the synonyms page. */
export const synonymMessages = {
  wordMissing: 'A synonym needs a word.',
  meaningMissing: 'Say what the word means.',
  noWord: 'Enter at least one letter or figure.',
  ofItself: 'A word cannot mean itself.',
  saved: 'Synonym Saved',
  removed: 'Synonym Removed',
} as const

export type SynonymFields = Pick<Synonym, 'word' | 'means'>

/** Trims a synonym's texts, or lists its errors. Search looks for words, so punctuation alone is not allowed. */
export function checkSynonym(typed: SynonymFields): Checked<SynonymFields, keyof SynonymFields> {
  const word = typed.word.trim()
  const means = typed.means.trim()
  return checkedAs({ word, means }, [
    word === '' && { field: 'word', code: 'MISSING', error: synonymMessages.wordMissing },
    hasNoWord(word) && { field: 'word', code: 'NOT_ALLOWED', error: synonymMessages.noWord },
    means === '' && { field: 'means', code: 'MISSING', error: synonymMessages.meaningMissing },
    hasNoWord(means) && { field: 'means', code: 'NOT_ALLOWED', error: synonymMessages.noWord },
    word !== '' &&
      sameText(word, means) && { field: 'means', code: 'NOT_ALLOWED', error: synonymMessages.ofItself },
  ])
}

const hasNoWord = (typed: string) => typed !== '' && searchText(typed) === ''
