import type { SearchResults, Suggestion } from '@volute/domain/storefront/search'
import { judgedKey, judgedSignless, type Misspelling, type RealNumber } from './misspell.ts'

/**
 * Right: taken, and nothing else. Offered: not taken, among the suggestions. Nothing: a typo is not taken. Alike: a typo is taken
 * for the only number that looks like it. Missed: unique, and not taken. Wrong: another number is taken.
 */
export const verdicts = ['right', 'offered', 'nothing', 'alike', 'missed', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export type Judge = ReturnType<typeof openJudge>

/** Numbers by the key of the judge's own rule. */
export const openJudge = (numbers: readonly RealNumber[]) =>
  Map.groupBy(numbers, ({ identifier }) => judgedKey(identifier))

interface Answer {
  exact: SearchResults['exact']
  suggestions: Suggestion[]
}

/**
 * Judges an answer. A number that the text is to the letter, or without signs, is surer than the misspelt one. A missed number
 * is one that is unique and yet not taken first, or not even offered.
 */
export function judgeAnswer(
  judge: Judge,
  { kind, typed, of }: Misspelling,
  { exact, suggestions }: Answer,
): Verdict {
  const taken = new Set(exact.map(({ identifier }) => identifier))
  const [one = ''] = taken
  if (taken.size === 1 && one !== of.identifier && isSurer(one, typed)) return 'offered'
  if (kind === 'typo' && taken.size === 1 && judgedKey(one) === judgedKey(typed)) return 'alike'
  if (taken.size === 1 && one !== of.identifier) return 'wrong'
  if (kind === 'typo') return taken.size === 1 ? 'wrong' : 'nothing'
  const first = suggestions.find(({ type }) => (type === 'serial') === (of.type === 'serial'))
  if (taken.size === 1) return first?.identifier === one ? 'right' : 'missed'
  const same = judge.get(judgedKey(of.identifier)) ?? []
  const isUnique = new Set(same.map(({ identifier }) => identifier)).size === 1
  const isOffered =
    taken.has(of.identifier) || suggestions.some(({ identifier }) => identifier === of.identifier)
  return isOffered && !isUnique ? 'offered' : 'missed'
}

const isSurer = (taken: string, typed: string) => judgedSignless(taken) === judgedSignless(typed)
