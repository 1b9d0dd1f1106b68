import { expect, it } from 'vitest'
import { chooseReading } from './choose-reading.ts'

const reading = (word: string, together: number, alone = together) => ({ word, together, alone })

it.each([
  ['rinng', [reading('ring', 0, 40)], 'ring'],
  ['sael', [reading('seal', 3), reading('sail', 50)], 'seal'],
  ['waer', [reading('wear', 5), reading('water', 5)], 'wear'],
  ['belt', [reading('bolt', 90), reading('bell', 2)], 'bolt'],
  ['belt', [reading('bolt', 9), reading('bell', 8)], null],
  ['rign', [reading('ring', 0, 40), reading('rig', 1)], 'rig'],
  ['oring', [reading('bring', 9), reading('ring', 0, 40)], 'bring'],
  ['wxyz', [], null],
])('%j among %j means %j (FIND-44)', (typed, readings, meant) => {
  expect(chooseReading(typed, readings)).toBe(meant)
})
