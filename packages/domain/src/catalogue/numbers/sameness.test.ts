import { expect, it } from 'vitest'
import { foldedKey } from './folded-key.ts'
import { meantNumber, meantNumbers, type NamedNumber, typedNumber } from './sameness.ts'

const part = (identifier: string): NamedNumber => ({ type: 'part', identifier })
const serial = (identifier: string): NamedNumber => ({ type: 'serial', identifier })

it.each([
  ['TBIO773', 'T810773'],
  ['tb-1o773', 'T810773'],
  ['ＴＢ１０７７３', 'T810773'],
  ['TB\u200b10\u00ad773\u0007', 'T810773'],
  ['TB|O773', 'T810773'],
  ['D7232-2-CP', '72322CP'],
  ['00-417', '417'],
  ['–%_', ''],
])('the folded key of %j is %j (FIND-40)', (number, key) => {
  expect(foldedKey(number)).toBe(key)
})

it.each([
  ['tb10773', part('TB10773'), 'EXACT'],
  ['TB 10-773', part('TB10773'), 'SIGNS'],
  ['TB\u200b10773', part('TB10773'), 'SIGNS'],
  ['27115', serial('0027115'), 'ZEROS'],
  ['0027115', serial('27115'), 'ZEROS'],
  ['TBIO773', part('TB10773'), 'ALIKE'],
  ['TB|0773', part('TB10773'), 'ALIKE'],
  ['1OO234', serial('100234'), 'ALIKE'],
  ['IOO234', serial('100234'), 'ALIKE'],
  ['OO27115', serial('0027115'), 'ALIKE'],
  ['TB10774', part('TB10773'), null],
  ['7232', part('D7232'), null],
  ['D7232', part('7232'), null],
  ['SOLID', part('50110'), null],
  ['seal 10', part('SEA110'), null],
  ['S5', part('55'), 'POSSIBLE'],
  ['%', part('007'), null],
] as const)('%j and %j are %s (FIND-40)', (typed, number, sameness) => {
  expect(typedNumber(typed).compare(number)).toBe(sameness)
})

it.each([
  ['SN 100234', 'SIGNS'],
  ['SN100234', 'SIGNS'],
  ['S/N: 1OO234', 'ALIKE'],
  ['Serial no. 100234', 'SIGNS'],
  ['serial number 00100234', 'ZEROS'],
  ['(21)100234', 'SIGNS'],
  ['(01)09501101530003(21)100234', 'SIGNS'],
  [']C1010950110153000321100234', 'SIGNS'],
  ['\u001d8004100234', 'SIGNS'],
  ['21100234', 'POSSIBLE'],
  ['https://parts.harrow.example/p/100234', 'SIGNS'],
  ['https://id.example/01/09501101530003/21/100234?x=1', 'SIGNS'],
  ['P/N 100234', null],
  ['PO 100234', null],
  ['(240)100234', null],
  ['series 100234', null],
] as const)('%j names serial number 100234: %s (FIND-40)', (typed, sameness) => {
  expect(typedNumber(typed).compare(serial('100234'))).toBe(sameness)
})

it('prefixes name parts and orders too (FIND-40)', () => {
  expect(typedNumber('P/N: TB10773').compare(part('TB10773'))).toBe('SIGNS')
  expect(typedNumber('(240)TB10773').compare(part('TB10773'))).toBe('SIGNS')
  expect(typedNumber('PO# 88-1036').compare({ type: 'order', identifier: '88-1036' })).toBe('SIGNS')
})

it('the surest numbers are meant, and of several none is taken (FIND-40)', () => {
  expect(meantNumbers('27115', [part('0027115'), serial('27115')])).toEqual([serial('27115')])
  expect(meantNumber('K-55', [part('K55'), part('K5S')])).toEqual(part('K55'))
  expect(meantNumbers('K5SO', [part('K550'), part('KS50')])).toHaveLength(2)
  expect(meantNumber('K5SO', [part('K550'), part('KS50')])).toBeUndefined()
  expect(meantNumber('027115', [part('0027115'), part('27115')])).toBeUndefined()
  expect(meantNumber('TB10774', [part('TB10773')])).toBeUndefined()
  expect(meantNumber('21100234', [serial('100234')])).toBeUndefined()
})

it('a number that is a BOM and a part is one number (FIND-40)', () => {
  const both: NamedNumber[] = [{ type: 'bom', identifier: 'SEAL-KIT1' }, part('SEAL-KIT1')]
  expect(meantNumber('SEALKIT1', both)).toEqual(both[0])
})
