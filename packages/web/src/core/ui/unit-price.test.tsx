import { expect, it } from 'vitest'
import { render } from '../../../test/render.tsx'
import { UnitPrice } from './unit-price.tsx'

it.each([
  ['a discount strikes the list price', 1.15, 10, ['$1.15'], 'List price $1.15 Your price $1.04'],
  ['no discount shows one price', 1.15, 0, [], '$1.15'],
  ['an unknown discount shows one price', 1.15, null, [], '$1.15'],
  ['a discount below half a cent shows one price', 0.04, 10, [], '$0.04'],
  ['a part without a price has none', null, 10, [], 'N/A'],
])('%s (PRICE-07)', async (_, price, percent, struck, text) => {
  const shown = await render(<UnitPrice {...{ price, percent }} />)
  expect([...shown.host.querySelectorAll('s')].map((one) => one.lastChild?.textContent)).toEqual(struck)
  expect(shown.host.textContent).toBe(text)
  await shown.remove()
})
