import { appendFileSync, readFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner, type TestTryOptions } from 'vitest'
import { spelledIds } from '../requirement-ids.ts'
import { breaksFile, nameOf, type Result, resultOf, resultsFile } from './results.ts'
import { turnBreak } from './turn-break.ts'

/** Maximum time to rerun a test for one id, in ms. */
const LONGEST = 15_000
const keysOf = JSON.parse(readFileSync(breaksFile, 'utf8')) as Record<string, string[]>
/** Ids with a break that a test has noticed. */
const held = new Set<string>()

/**
 * Reruns each test that names ids with each break of each id, until one is noticed. It also runs without a break at
 * first and after each noticed break: if the test then fails, it is affected by leftovers and the result is not counted.
 */
export default class BreakRunner extends TestRunner {
  /** Ids still to be broken, with the keys of their breaks. */
  private left: { id: string; keys: string[] }[] = []
  private now: { id: string; key: string } | undefined
  private begun = 0
  /** Time spent on the first of these ids, in ms. */
  private spent = 0

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test)
    const isLoaded = (key: string) => globalThis.woven?.[key.slice(0, key.lastIndexOf(':'))]
    const isFar = (key: string) => Number(!test.file.filepath.includes(key.slice(0, key.indexOf('/src/'))))
    this.now = undefined
    this.left = [...new Set(spelledIds(nameOf(test)))]
      .filter((id) => !held.has(id))
      .map((id) => ({
        id,
        keys: (keysOf[id] ?? []).filter(isLoaded).toSorted((a, b) => isFar(a) - isFar(b)),
      }))
      .filter(({ keys }) => keys.length > 0)
    if (this.left.length > 0) test.repeats = this.left.reduce((sum, { keys }) => sum + keys.length + 1, 1)
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions) {
    super.onBeforeTryTask(test, options)
    this.begun = performance.now()
    turnBreak(this.now?.key)
  }

  /** Records the result of a run and chooses the next break. */
  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions) {
    await super.onAfterRetryTask(test, options)
    turnBreak(undefined)
    const { result } = test
    if (!result || test.repeats === undefined) return

    const hasFailed = result.state === 'fail'
    appendFileSync(resultsFile, `${JSON.stringify(resultOf(test, this.now) satisfies Result)}\n`)
    result.state = 'pass'
    delete result.errors

    this.spent += performance.now() - this.begun
    if (hasFailed && this.now) held.add(this.now.id)
    else if (hasFailed) this.left = []
    this.now = options.repeats === 0 || (hasFailed && this.now) ? undefined : this.choose()
    // A pending test is not run again.
    if (options.repeats > 0 && this.left.length === 0 && !this.now) Object.assign(result, { pending: true })
  }

  private choose(): { id: string; key: string } | undefined {
    const [first] = this.left
    const key = first && !held.has(first.id) && this.spent < LONGEST && first.keys.shift()
    if (key) return { id: first.id, key }
    this.spent = 0
    this.left.shift()
    return first && this.choose()
  }
}
