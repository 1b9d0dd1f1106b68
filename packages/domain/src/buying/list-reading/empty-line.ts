import type { ReadLine } from './list-reading.ts'

/** A line of which only the row is known. */
export const emptyLine = (row: number): ReadLine => ({
  row,
  partNumber: '',
  customerNumber: '',
  description: '',
  quantity: null,
  quantityText: '',
  unit: '',
  unitPrice: '',
  amount: '',
  needBy: '',
  note: '',
  trim: '',
  angle: '',
  paintColor: '',
  pump: '',
  problem: '',
  isAmountOff: false,
})
