/** Result of a step: its checks, its duration, and where to look at each failure. */
export interface Outcome {
  passed: number
  failures: Failure[]
  tests: TimedTest[]
  steps: TimedStep[]
}

export interface Failure {
  /** `cart/put-cart.test.ts: another company's cart is not found`. */
  what: string
  message: string
  /** Command that runs only this test, from the root. */
  alone: string
  log?: string
  trace?: string | undefined
}

export interface TimedTest {
  what: string
  milliseconds: number
}

interface TimedStep {
  name: string
  /** Wall time. */
  seconds: number
  /** Processor time of all its processes, if the system counts it. */
  processorSeconds: number | undefined
}

export const nothing: Outcome = { passed: 0, failures: [], tests: [], steps: [] }

export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    tests: outcomes.flatMap(({ tests }) => tests),
    steps: outcomes.flatMap(({ steps }) => steps),
  }
}
