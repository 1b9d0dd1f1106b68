import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerTestCase } from 'vitest'
import { root } from '../../../gate/src/source-files.ts'

/** Result of one run of a test, with or without a break. */
export interface Result {
  id?: string
  key?: string
  test: string
  /** Null if the test passed. */
  error: string | null
  /** Breaks that the process has reached so far. */
  reached?: string[]
}

export const breaksFolder = join(root, '.cache/breaks')
/** File with the keys of each id's breaks, for the processes that run tests. */
export const breaksFile = join(breaksFolder, 'breaks.json')
/** File with one line for each run. */
export const resultsFile = join(breaksFolder, 'results.jsonl')

export function readResults(): Result[] {
  const lines = readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Result)
}

/** Result of a run that has just ended. */
export function resultOf(test: RunnerTestCase, more: Partial<Result> = {}): Result {
  const hasFailed = test.result?.state === 'fail'
  const error = hasFailed ? (test.result?.errors?.at(-1)?.message.slice(0, 200) ?? '') : null
  return { ...more, test: nameOf(test), error }
}

export function nameOf(test: RunnerTestCase) {
  const names = [test.name]
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name)
  return names.join(' ')
}
