import { join } from 'node:path'
import { root } from '../source-files.ts'

/** One run of a test, with a break or without one. */
export interface Result {
  id?: string
  key?: string
  test: string
  /** Null where the test has passed. */
  error: string | null
}

export const breaksFolder = join(root, '.cache/breaks')
/** The keys of each id's breaks, for the processes that run tests. */
export const breaksFile = join(breaksFolder, 'breaks.json')
/** A line for each run. */
export const resultsFile = join(breaksFolder, 'results.jsonl')
