import { describe, expect, it } from 'vitest'
import { type Answer, contextOf, errorText, failureTitle } from './failure-text.ts'

const fallback = 'Unable to save quote.'
const internal = 'Internal server error. Unable to load users.'
const json = (status: number, body: unknown): Answer => ({ status, isJson: true, body })
const noJson = (status: number): Answer => ({ status, isJson: false, body: undefined })

describe('error message shown for an answer', () => {
  it.each<[string, Answer | 'network', string]>([
    ['ERR-07 TV-24a: a 4xx with a sentence', json(400, { error: 'Bad zip' }), 'Bad zip'],
    ['ERR-07 ERR-09 TV-24a: a 4xx with an object', json(400, { error: { zip: 'bad' } }), fallback],
    ['ERR-08 ERR-09 TV-24a: a 5xx', json(500, { error: 'stack trace' }), fallback],
    ['ERR-05 ERR-09 TV-24a: no answer at all', 'network', fallback],
    ['ERR-03 TV-24b: a 404 in HTML', noJson(404), 'Response body does not contain valid JSON.'],
    ['ERR-08 TV-24b: an empty success', noJson(200), fallback],
    [
      'ERR-07 TV-24c: a wrong password',
      json(400, { error: 'Invalid email or password.' }),
      'Invalid email or password.',
    ],
    ['ERR-09: a 4xx without a body of ours', json(404, null), fallback],
    ['ERR-08: a 502 in HTML', noJson(502), fallback],
  ])('%s', (_, answer, shown) => {
    expect(errorText(answer, { fallback })).toBe(shown)
  })
})

it.each<[happened: number | 'network', title: string, sentence: string]>([
  ['network', 'No Connection', 'No connection. Unable to load users.'],
  [400, 'Request Not Accepted', 'Said by the shop.'],
  [401, 'Signed Out', 'Said by the shop.'],
  [403, 'Access Denied', 'Said by the shop.'],
  [404, 'Not Found', 'Said by the shop.'],
  [409, 'Changed Meanwhile', 'Said by the shop.'],
  [413, 'Request Not Accepted', 'Said by the shop.'],
  [429, 'Too Many Attempts', 'Said by the shop.'],
  [500, 'Internal Server Error', internal],
  [502, 'Internal Server Error', internal],
  [503, 'Internal Server Error', internal],
  [200, 'Internal Server Error', internal],
])('only a server failure is called internal: %s is %s (ERR-05, ERR-08)', (happened, title, sentence) => {
  const answer = happened === 'network' ? happened : json(happened, { error: 'Said by the shop.' })
  expect([failureTitle(happened), errorText(answer, { fallback: internal })]).toEqual([title, sentence])
})

it('a verbatim sentence from the documents stays unchanged without a connection (ERR-05, OQ-05)', () => {
  expect(errorText('network', { fallback: internal, isListed: true })).toBe(internal)
})

it('the plain internal error becomes "No connection." without a connection (ERR-05)', () => {
  expect(errorText('network', { fallback: 'Internal server error.' })).toBe('No connection.')
})

it('a context is the sentence without its internal server error part', () => {
  expect([internal, fallback].map(contextOf)).toEqual(['Unable to load users.', fallback])
})
