import { expect, it } from 'vitest'
import {
  addressOf,
  dateInAddress,
  daysInAddress,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from './address-fields.ts'

const place = addressOf({
  search: textInAddress,
  page: numberInAddress,
  days: daysInAddress,
  from: dateInAddress,
  dir: wordInAddress(['asc', 'desc']),
})

it('reads the parameters of a page from an address', () => {
  const typed = { search: '007', page: '2', days: '30', from: '2028-02-29', dir: 'asc', other: 'x' }
  expect(place(typed)).toEqual({ search: '007', page: 2, days: 30, from: '2028-02-29', dir: 'asc' })
  expect(place({ page: 3, days: 0 })).toEqual({ page: 3, days: 0 })
})

it('leaves out parameters that are missing or invalid', () => {
  expect(place({})).toEqual({})
  const wrong = { search: ['a', 'b'], page: '0', days: '31', from: '2027-02-29', dir: 'up' }
  expect(place(wrong)).toEqual({})
  expect(['1.5', 'x', '2147483648', undefined].map(numberInAddress)).toEqual(Array(4).fill(undefined))
})
