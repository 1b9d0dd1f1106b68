import { expect, it } from 'vitest'
import { lineName, lineNamed } from './line-name.ts'
import type { BomLine } from './part.ts'

const lines = [
  { partNumber: '118204', position: 1 },
  { partNumber: 'D7232', position: 2 },
  { partNumber: '118204', position: 3 },
] as BomLine[]

it('LOOKUP-10: every line is found by its name, also where its part stands twice', () => {
  expect(lines.map((line) => lineName(lines, line))).toEqual(['118204@1', 'D7232', '118204@3'])
  for (const line of lines) expect(lineNamed(lines, lineName(lines, line))).toBe(line)
})

it('a name without a position means the first line, an unknown one none', () => {
  expect(lineNamed(lines, '118204')).toBe(lines[0])
  expect(lineNamed(lines, 'D7232@3')).toBeNull()
  expect(lineNamed(lines, null)).toBeNull()
})
