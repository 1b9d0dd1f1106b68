import { describe, expect, it } from 'vitest'
import { type Answer, errorText } from './refusal.ts'

const fallback = 'Unable to save quote.'
const json = (status: number, body: unknown): Answer => ({ status, isJson: true, body })
const noJson = (status: number): Answer => ({ status, isJson: false, body: undefined })

describe('which sentence is shown', () => {
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
    expect(errorText(answer, fallback)).toBe(shown)
  })
})
