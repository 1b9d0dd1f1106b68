import { appendFileSync } from 'node:fs'
import { env } from 'node:process'
import { type RunnerTestCase, TestRunner, type TestTryOptions } from 'vitest'
import { spelledIds } from '../requirement-ids.ts'
import { nameOf, type Result, resultOf, resultsFile } from './results.ts'
import { turnBreak } from './turn-break.ts'

const { BREAK_ID: id = '', BREAK_KEY: key } = env

/** Runs each test that names one id with one of its breaks or, the first time, without one. */
export default class SingleRunner extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions) {
    super.onBeforeTryTask(test, options)
    turnBreak(spelledIds(nameOf(test)).includes(id) ? key : undefined)
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions) {
    await super.onAfterRetryTask(test, options)
    turnBreak(undefined)
    if (!test.result || !spelledIds(nameOf(test)).includes(id)) return
    const about = key ? { id, key } : { reached: Object.keys(globalThis.reached ?? {}) }
    appendFileSync(resultsFile, `${JSON.stringify(resultOf(test, about) satisfies Result)}\n`)
  }
}
