import { joinOutcomes, type Outcome } from './outcome.ts'
import { reportLines } from './report-lines.ts'
import type { Step } from './steps.ts'

/** Default number of steps of a stage that run in parallel. */
const SIDE_BY_SIDE = 2

/** Steps that do not depend on each other. */
export interface Stage {
  steps: readonly Step[]
  sideBySide?: number
  /** Step that starts with the stage and does not delay the next one. */
  beside?: Step
}

/**
 * Runs the stages in order and the steps of a stage in parallel, prints the report and sets the exit code. A stage with
 * a failure runs to its end, so that all its failures are reported; the next one does not start.
 */
export async function runSteps(stages: readonly Stage[]): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  const start = performance.now()
  const outcomes: Outcome[] = []
  const beside: Promise<void>[] = []

  for (const { steps, sideBySide = SIDE_BY_SIDE, beside: slow } of stages) {
    if (stopping.signal.aborted || hasFailed()) break
    if (slow) beside.push(run(slow))
    const waiting = [...steps]
    await Promise.all(Array.from({ length: sideBySide }, () => work(waiting)))
  }
  await Promise.all(beside)
  for (const line of reportLines(joinOutcomes(outcomes), (performance.now() - start) / 1000))
    console.log(line)
  if (stopping.signal.aborted) console.log('Stopped before the end.')
  process.exitCode = hasFailed() || stopping.signal.aborted ? 1 : 0

  async function work(waiting: Step[]) {
    for (let step = waiting.shift(); step && !stopping.signal.aborted; step = waiting.shift()) await run(step)
  }

  async function run(step: Step) {
    try {
      outcomes.push(await step(stopping.signal))
    } catch (error) {
      if (stopping.signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      console.error(`✗ ${message}`)
      const failure = { what: 'The gate itself', message, alone: 'npm test' }
      outcomes.push({ passed: 0, failures: [failure], tests: [], steps: [] })
    }
  }

  function hasFailed() {
    return outcomes.some(({ failures }) => failures.length > 0)
  }
}
