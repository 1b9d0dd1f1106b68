import { expect, it } from 'vitest'
import { findFault } from './bench-steps.ts'

const table = (...rows: string[]) => `cart of 20 …\n\n${rows.join('\n')}\n\n\n`

it('a bench that prints a figure has no fault', () => {
  expect(findFault(table('PostgreSQL 15.18   shop, a second', 'cart of 20                       3675'))).toBe(
    undefined,
  )
})

it.each([
  ['nothing', ''],
  ['a title alone', table('PostgreSQL 15.18   95 % below')],
  ['a row without a figure', table('task         clicks', 'cart of 20       no')],
])('a bench that prints %s has a fault', (_, output) => {
  expect(findFault(output)).toBe('It prints no figure.')
})

it('a figure that is not a number is a fault', () => {
  expect(findFault(table('HTTP     × bare', 'search     ×NaN'))).toBe('A figure is not a number.')
})
