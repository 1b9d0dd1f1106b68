import { expect, it } from 'vitest'
import { exampleLine } from './examples.ts'
import { lineCalledOut, linesMeant } from './lines-meant.ts'

const line = (reference: string, partNumber: string) => exampleLine(partNumber, [], { reference })
const lines = [
  line('1', 'A'),
  line('10A', 'B'),
  line('433.1', 'C'),
  line('7', 'D'),
  line('7', 'E'),
  line('9', 'A'),
]
const references = (found: readonly { reference: string; partNumber: string }[]) =>
  found.map(({ reference, partNumber }) => `${reference} ${partNumber}`)

it.each([
  ['10A', ['10A B']],
  [' 10a ', ['10A B']],
  ['433.1', ['433.1 C']],
  ['433', []],
  ['c', ['433.1 C']],
  ['A', ['1 A']],
  ['7', ['7 D', '7 E']],
  ['', []],
])('the drawing text %j may mean %j (CALLOUT-30)', (text, expected) => {
  expect(references(linesMeant(lines)(text))).toEqual(expected)
})

it('a text that is the part number of one line and the reference of another may mean both (CALLOUT-31)', () => {
  const both = [line('1', '2'), line('2', 'B'), line('3', '3')]
  expect(references(linesMeant(both)('2'))).toEqual(['2 B', '1 2'])
  expect(references(linesMeant(both)('3'))).toEqual(['3 3'])
})

it.each([
  ['10A', 'B', '10A B'],
  ['10a', 'OLD', '10A B'],
  ['7', 'E', '7 E'],
  ['7', 'OLD', undefined],
  ['99', 'C', '433.1 C'],
  ['99', 'A', undefined],
  ['99', 'OLD', undefined],
])('the callout %s of part %s is the line %s (CALLOUT-32)', (reference, partNumber, expected) => {
  const found = lineCalledOut(lines)({ reference, partNumber })
  expect(found && references([found])[0]).toBe(expected)
})
