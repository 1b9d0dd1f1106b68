import { expect, it } from 'vitest'
import { exampleLine } from './examples.ts'
import { orderedLine, replacedIn } from './ordered-line.ts'

const byV = { partNumber: 'OR2-222-V', description: 'O-ring V' }
const old = exampleLine('OR2-222-N', [], { replacedBy: byV, position: 7, buildQuantity: 2 })
const replacing = (change: object = {}) =>
  new Map([['OR2-222-V', { ...exampleLine('OR2-222-V'), ...change }]])

it('the list of a pump orders the replacement of a superseded part, at the same place (LINE-11)', () => {
  const ordered = orderedLine(old, replacing())
  expect(ordered).toMatchObject({ partNumber: 'OR2-222-V', position: 7, buildQuantity: 2, parts: [] })
  expect(replacedIn(old, ordered)).toBe('OR2-222-N')
})

it.each([
  ['a part that nothing replaces', exampleLine('235626'), replacing()],
  ['a replacement that is not sold', old, replacing({ isSellable: false })],
  ['a replacement of another kind', old, replacing({ isImpeller: true })],
  ['an unknown replacement', old, new Map()],
  ['a part that is not sold itself', { ...old, isSellable: false }, replacing()],
])('%s leaves the line as it is (LINE-11)', (_, line, parts) => {
  expect(orderedLine(line, parts)).toBe(line)
  expect(replacedIn(line, orderedLine(line, parts))).toBeUndefined()
})
