import { expect, it } from 'vitest'
import { render, textsOf } from '../../../test/render.tsx'
import { PartFacts } from './part-facts.tsx'

const gasket = {
  partId: 1,
  partNumber: '235626',
  description: 'Gasket, casing',
  unitId: 1,
  unitName: 'EA',
  price: 10,
  companyDiscount: null,
  weight: 1,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}

it.each([
  ['a discount strikes the list price', 10, 12.5, null, ['$10.00'], ['List price$10.00', 'Your price$8.75']],
  [
    'an own price of the ERP counts before the discount',
    10,
    12.5,
    7,
    ['$10.00'],
    ['List price$10.00', 'Your price$7.00'],
  ],
  ['an own price equal to the list price stands once', 10, 12.5, 10, [], ['Your price$10.00']],
  ['no discount shows one price', 10, null, null, [], ['Price$10.00']],
  ['a part without a price has none', null, 12.5, null, [], ['PriceN/A']],
])('%s (PRICE-07)', async (_, price, companyDiscount, yourPrice, struck, facts) => {
  const shown = await render(<PartFacts part={{ ...gasket, price, companyDiscount }} yourPrice={yourPrice} />)
  expect(textsOf('s', shown.host)).toEqual(struck)
  expect(textsOf('dl > div', shown.host).slice(0, -1)).toEqual(facts)
  await shown.remove()
})
