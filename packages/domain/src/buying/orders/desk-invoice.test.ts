import { expect, it } from 'vitest'
import { firstError, limits } from '../../core/kernel/index.ts'
import { checkInvoice, readTotal, startTotal } from './desk-invoice.ts'

const pdf = 'JVBERi0xLjcK'
const invoice = { number: 'INV-1', total: 614.9, pdf }
const large = `${pdf}${'A'.repeat(Math.ceil(limits.invoiceBytes / 3) * 4)}`

it.each([
  ['an invoice with its PDF', {}, null],
  ['an invoice on paper', { pdf: null }, null],
  ['no number', { number: '' }, 'An invoice number is required.'],
  ['a long number', { number: '7'.repeat(51) }, 'The invoice number may have at most 50 characters.'],
  ['a total below zero', { total: -1 }, 'Enter the total as a number, for example 4704.15.'],
  ['a total with parts of a cent', { total: 1.005 }, 'Enter the total as a number, for example 4704.15.'],
  ['a picture by the name of a PDF', { pdf: 'iVBORw0KGgoAAAA=' }, 'This file is not a PDF.'],
  ['a PDF that is no base64', { pdf: `${pdf}«»` }, 'This file is not a PDF.'],
  ['a PDF that is too large', { pdf: large }, 'The PDF may be at most 5 MB.'],
])('the invoice check gives the expected result for %s (DESK-07)', (_, change, sentence) => {
  expect(firstError(checkInvoice({ ...invoice, ...change }))).toBe(sentence)
})

it.each([
  ['4,704.15', 4704.15],
  ['4704.15', 4704.15],
  [' $ 1,234,567 ', 1234567],
  ['12', 12],
  ['4.704,15', null],
  ['47,04', null],
  ['4704.155', null],
  ['-1', null],
  ['', null],
])('the typed total %j is read as %j (DESK-07)', (typed, total) => {
  expect(readTotal(typed)).toBe(total)
})

it('a total starts with the part of the order that is not invoiced yet (DESK-23)', () => {
  expect(startTotal({ grandTotal: 4704.15, invoices: [] })).toBe('4704.15')
  expect(startTotal({ grandTotal: 4704.15, invoices: [{ total: 4000.05 }, { total: 0.1 }] })).toBe('704.00')
  expect(startTotal({ grandTotal: 40, invoices: [{ total: 41 }] })).toBe('')
})
