import { parseArgs } from 'node:util'
import { benchSteps } from './bench-steps.ts'
import { keepCoresBusy } from './busy-cores.ts'
import { clockTests } from './clock-tests.ts'
import { deployTests } from './deploy-tests.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { nothing } from './outcome.ts'
import { format, quickSteps, rules } from './quick-steps.ts'
import { releaseTests } from './release-tests.ts'
import { runSteps, type Stage } from './run-steps.ts'
import { embeddedTests, serverTests, severalProcesses } from './server-tests.ts'
import { npmScript, playwright, program, type Step, vitest } from './steps.ts'
import { trytonTests } from './tryton-tests.ts'

/**
 * `npm test`: all checks that need only Chromium and PostgreSQL. `--part deploy` (`npm run test:deploy`) runs the rest,
 * `--again` a short second run on the same checkout. `--stress` keeps every core busy during the run.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'shop' },
    again: { type: 'boolean', default: false },
    stress: { type: 'boolean', default: false },
  },
})

/** Installs the Debian packages that later steps need, in parallel with the first steps. */
const install: Step = async (stop) => {
  await Promise.all([ensureChromium(stop), ensurePostgres(stop)])
  return nothing
}

/** Runs the chosen journeys in a Chromium, which is found or installed first. */
function journeys(name: string, chosen: string[], settings: Record<string, string> = {}): Step {
  return async (stop) => {
    const env = { ...settings, CHROMIUM_PATH: await ensureChromium(stop) }
    return playwright(name, chosen, env)(stop)
  }
}

const oneAtATime = { JOURNEYS_SIDE_BY_SIDE: '1' }

/** Runs the README's first command with this npm version and the machine's own Node.js. */
const firstStart = (npm: string) =>
  program(`First start with npm ${npm}`, ['node', 'tools/gate/src/first-start.ts', npm])

/** The npm that runs this gate needs no first start, because it has installed this checkout. */
const [, ownNpm] = /npm\/(\d+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? []
const firstStarts = ['10.8.2', '11'].filter((npm) => npm.split('.')[0] !== ownNpm).map(firstStart)

const buildWeb = npmScript('Build of the web app', 'build:web')
const buildRelease = npmScript('Build of the release', 'build')

/** Runs the quick checks first; the tests of rules continue in parallel with the long steps. */
const shop: Stage[] = [
  { steps: [buildWeb, install, ...quickSteps], beside: rules },
  {
    steps: [journeys('Journeys in a browser', ['--grep-invert=@deploy']), serverTests(), embeddedTests],
  },
]

/** Tests with scans and hostile files. */
const slow = vitest('Scans and hostile files', ['server', 'bench'], {
  files: [...deployTests.slow.server, ...deployTests.slow.bench],
})

const deploy: Stage[] = [
  { steps: [buildRelease, trytonTests(), slow, clockTests, severalProcesses, ...firstStarts] },
  { steps: [releaseTests, journeys('Journey of going live', ['--grep=@deploy'], oneAtATime), ...benchSteps] },
]

/** Second run in the same checkout: each kind of step again, to catch anything that the first run spoiled. */
const again: Stage[] = [
  { steps: [buildRelease, format, serverTests(['session/sign-in.test.ts'])] },
  {
    steps: [
      journeys('Journeys in a browser', ['health.spec.ts', 'sign-in.spec.ts'], oneAtATime),
      vitest('Code rules and data folder', ['rules', 'server'], {
        files: ['code-rules.test.ts', 'lock-folder.test.ts', 'build-stale-web.test.ts'],
      }),
      program('Start in this checkout', ['node', 'tools/gate/src/first-start.ts']),
    ],
  },
]

const stop = values.stress ? keepCoresBusy() : undefined
await runSteps(values.again ? again : values.part === 'deploy' ? deploy : shop)
stop?.()
