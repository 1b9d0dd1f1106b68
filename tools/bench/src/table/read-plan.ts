import { parseArgs } from 'node:util'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'

/** Calls that stand for a second of an operation that each shopper does once. */
const ONCE_A_SECOND = 8

/** Reads which operations to measure, for how long, how many shoppers per connection this takes, and in what world. */
export function readPlan(given: string[]) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      parts: { type: 'string', default: '20000' },
      jobs: { type: 'string', default: '0' },
      analysed: { type: 'boolean', default: false },
      processes: { type: 'string', default: '1,2,4' },
      megabytes: { type: 'string', default: '2,4,8,16' },
      idle: { type: 'string', default: '60' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  return {
    chosen: choose(positionals),
    patience: { seconds, rounds },
    shoppersEach: Math.ceil(seconds * ONCE_A_SECOND),
    parts: Number(values.parts),
    finished: { count: Number(values.jobs), isAnalysed: values.analysed },
    processes: values.processes.split(',').map(Number),
    megabytes: values.megabytes.split(',').map(Number),
    idleSeconds: Number(values.idle),
    isBuilt: values['no-build'],
  }
}

function choose(words: readonly string[]): readonly Operation[] {
  const unknown = words.find((word) => !operations.some((one) => one.word === word))
  const known = [...new Set(operations.map(({ word }) => word))]
  if (unknown) throw new Error(`There is no operation ${unknown}: ${known.join(', ')}.`)
  return operations.filter(({ word }) => words.length === 0 || words.includes(word))
}
