import { embeddedTests, serverTests } from './server-tests.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { playwright, program, slowest, type Step, vitest } from './steps.ts'

/** The journeys, or those of some files, in a Chromium that is found or installed first. */
function journeys(files: string[] = []): Step {
  return async (stop) => {
    const env = { CHROMIUM_PATH: await ensureChromium(stop) }
    return playwright('Journeys in a browser', { env, files })(stop)
  }
}

/** The README's first command, as somebody runs it who has this npm and the machine's own Node.js. */
const firstStart = (npm: string) =>
  program(`First start with npm ${npm}`, 'node', 'architecture/src/first-start.ts', npm)

const build = program('Build of the web app', 'npm', 'run', 'build')

/** Everything that must hold, the quick checks first; the steps of one stage run two at a time. */
const whole: Step[][] = [
  [
    program('Format', 'biome', 'format', '.'),
    program('Types', 'npm', 'run', 'check:types'),
    program('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    program('Dead code', 'knip'),
    build,
    vitest('Rules, demo world, bench, screens, architecture', [
      'domain',
      'demo',
      'bench',
      'web',
      'architecture',
    ]),
  ],
  [journeys(), serverTests(), embeddedTests, firstStart('10.8.2'), firstStart('11')],
]

/** A second run in the same checkout: each kind of step again, with what an earlier run could have spoiled. */
const again: Step[][] = [
  [program('Format', 'biome', 'format', '.'), build],
  [
    vitest('House rules, import and data folder', ['architecture', 'server'], {
      files: ['house-rules.test.ts', 'import/main.test.ts', 'lock-folder.test.ts', 'build-stale-web.test.ts'],
    }),
    serverTests(['session/authenticate.test.ts']),
    journeys(['health.spec.ts', 'sign-in.spec.ts']),
    program('Start in this checkout', 'node', 'architecture/src/first-start.ts'),
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

for (const stage of process.argv.includes('--again') ? again : whole) await runStage([...stage])
console.log(`\nThe slowest:\n${slowest(10).join('\n')}`)
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
