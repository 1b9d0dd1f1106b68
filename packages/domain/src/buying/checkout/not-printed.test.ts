import { expect, it } from 'vitest'
import { mayLackPrint } from './load-not-printed.ts'
import { checkoutMessages } from './messages.ts'
import { notPrinted } from './not-printed.ts'

it.each([
  ['Seal 5 in, ±0.05 ≥ 3 m³/s ⌀25', []],
  ['北京市 東京都 서울특별시 شارع רחוב ถนน मुंबई\n\t', []],
  ['House 𒀀 of 𠀋, 𒀀', ['𒀀', '𠀋']],
  ['\uE000', ['\uE000']],
])('of “%s” the documents cannot print %j (QUOTE-14)', (text, signs) => {
  expect(notPrinted(text)).toEqual(signs)
})

it('the list is only needed for texts with other than common signs', () => {
  const common = Array.from({ length: 0x3_50 }, (_, codePoint) => String.fromCodePoint(codePoint)).join('')
  expect([mayLackPrint(common), notPrinted(common)]).toEqual([false, []])
  expect(mayLackPrint('東京都')).toBe(true)
})

it('the sentence names the signs', () => {
  expect(checkoutMessages.notPrinted(['𒀀'])).toBe("Our documents can't print 𒀀. Write it another way.")
  expect(checkoutMessages.notPrinted(['𒀀', '𠀋'])).toBe(
    "Our documents can't print 𒀀 𠀋. Write them another way.",
  )
})
