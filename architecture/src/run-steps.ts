import { slowest, type Step } from './steps.ts'

/** How many steps of a stage run at a time, where it does not say. */
const SIDE_BY_SIDE = 2

/** Steps that need nothing of each other. */
export interface Stage {
  steps: readonly Step[]
  sideBySide?: number
  /** Begins with the stage, and does not keep the next one waiting. */
  beside?: Step
}

/**
 * Runs stage after stage, the steps of one side by side; says how it went and sets the exit code. Where it fails fast, the
 * first failure stops everything else.
 */
export async function runSteps(stages: readonly Stage[], failsFast: boolean): Promise<void> {
  const total = { passed: 0, failed: 0 }
  const stopping = new AbortController()

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      total.failed += 1
      stopping.abort()
    })
  const beside: Promise<void>[] = []
  for (const stage of stages) {
    if (stage.beside) beside.push(run(stage.beside))
    await runStage(stage)
  }
  await Promise.all(beside)
  console.log(`\nThe slowest tests:\n${slowest(10).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1

  async function runStage({ steps, sideBySide = SIDE_BY_SIDE }: Stage) {
    const waiting = [...steps]
    async function work() {
      for (let step = waiting.shift(); step && !stopping.signal.aborted; step = waiting.shift())
        await run(step)
    }
    await Promise.all(Array.from({ length: sideBySide }, work))
  }

  async function run(step: Step) {
    try {
      const { passed, failed } = await step(stopping.signal)
      total.passed += passed
      total.failed += failed
      if (failed > 0 && failsFast) stopping.abort()
    } catch (error) {
      console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
      total.failed += 1
      stopping.abort()
    }
  }
}
