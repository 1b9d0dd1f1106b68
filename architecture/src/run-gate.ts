import { playwright, program, type Step, vitest } from './steps.ts'
import { serverOnPostgres } from './server-on-postgres.ts'
import { ensureChromium } from './ensure-chromium.ts'

/** Everything that must hold, the quick checks first; the steps of one stage run two at a time. */
const stages: Step[][] = [
  [
    program('Format', 'biome', 'format', '.'),
    program('Types', 'tsc', '--noEmit'),
    program('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    program('Dead code', 'knip'),
    program('Build of the web app', 'npm', 'run', 'build'),
    vitest('Rules, demo world, bench, screens, architecture', [
      'domain',
      'demo',
      'bench',
      'web',
      'architecture',
    ]),
  ],
  [
    vitest('Server on the embedded database', ['server']),
    serverOnPostgres,
    async (stop) => playwright('Journeys in a browser', { CHROMIUM_PATH: await ensureChromium(stop) })(stop),
  ],
]

const SIDE_BY_SIDE = 2
const total = { passed: 0, failed: 0 }
const stopping = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    total.failed += 1
    stopping.abort()
  })

for (const stage of stages) await runStage([...stage])
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function runStage(waiting: Step[]) {
  async function work() {
    for (let step = waiting.shift(); step && !stopping.signal.aborted; step = waiting.shift()) await run(step)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
}

/** The first failure stops everything else. */
async function run(step: Step) {
  try {
    const { passed, failed } = await step(stopping.signal)
    total.passed += passed
    total.failed += failed
    if (failed > 0) stopping.abort()
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    total.failed += 1
    stopping.abort()
  }
}
