import fc from 'fast-check'
import { expect, it } from 'vitest'
import { containsText, counted, fileNameOf, sameText } from './texts.ts'

it.each([
  [0, '0 parts'],
  [1, '1 part'],
  [2, '2 parts'],
  [1200, '1,200 parts'],
])('a count of %i reads %s', (count, text) => {
  expect(counted(count, 'part')).toBe(text)
})

it.each([
  ['Acme Pumps', ' acme PUMPS', true],
  ['Acme Pumps', 'Acme Pump', false],
  ['Café', 'Cafe\u0301', true],
  ['ACME', 'ＡＣＭＥ', true],
])('%j and %j are the same name: %s', (a, b, expected) => {
  expect(sameText(a, b)).toBe(expected)
})

it("the filter 'PUMP' keeps only Acme Pumps; a blank filter keeps all (SHELL-57, TV-16b)", () => {
  const companies = ['Acme Pumps', 'Bolt Co']
  expect(companies.filter((name) => containsText(name, 'PUMP'))).toEqual(['Acme Pumps'])
  expect(companies.filter((name) => containsText(name, ' '))).toEqual(companies)
})

it('a text contains each of its substrings, ignoring case', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, piece, after) => {
      expect(containsText(before + piece + after, piece.toUpperCase())).toBe(true)
      expect(sameText(piece, ` ${piece} `)).toBe(true)
    }),
  )
})

it.each([
  ['INV_7-a', 'INV_7-a'],
  ['INV 7/2026: "a"', 'INV-7-2026-a-'],
  ['..\\é', '-'],
])('%j becomes %j in a file name', (text, name) => {
  expect(fileNameOf(text)).toBe(name)
})
