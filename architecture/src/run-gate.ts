import { embeddedTests, serverTests } from './server-tests.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureServer } from './ensure-server.ts'
import { ensureTryton } from './ensure-tryton.ts'
import { format, quickSteps, rules } from './quick-steps.ts'
import { releaseTests } from './release-tests.ts'
import { runSteps, type Stage } from './run-steps.ts'
import { npmScript, playwright, program, type Step, vitest } from './steps.ts'
import { trytonTests } from './tryton-tests.ts'

/** The journeys, or those of some files, in a Chromium that is found or installed first. */
function journeys(files: string[] = [], settings: Record<string, string> = {}): Step {
  return async (stop) => {
    const env = { ...settings, CHROMIUM_PATH: await ensureChromium(stop) }
    return playwright('Journeys in a browser', { env, files })(stop)
  }
}

/** The README's first command, as somebody runs it who has this npm and the machine's own Node.js. */
const firstStart = (npm: string) =>
  program(`First start with npm ${npm}`, 'node', 'architecture/src/first-start.ts', npm)

/** The npm that runs this gate needs no first start: it has installed this checkout. */
const [, ownNpm] = /npm\/(\d+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? []
const firstStarts = ['10.8.2', '11'].filter((npm) => npm.split('.')[0] !== ownNpm).map(firstStart)

const build = npmScript('Build of the release', 'build')

/** What Debian's packages the later steps need is installed beside the first ones, where it is missing. */
const install: Step = async (stop) => {
  await Promise.all([ensureChromium(stop), ensurePostgres(stop), ensureTryton(stop)])
  for (const name of ['nginx', 'pgbouncer', 'caddy'] as const) await ensureServer(name, stop)
  return { passed: 0, failed: 0 }
}

/** Everything that must hold, the quick checks first; of the others the longest begin. */
const whole: Stage[] = [
  { steps: [install, ...quickSteps, build], sideBySide: 3, beside: rules },
  {
    steps: [journeys(), serverTests(), trytonTests(), embeddedTests, releaseTests, ...firstStarts],
  },
]

/** A second run in the same checkout: each kind of step again, with what an earlier run could have spoiled. */
const again: Stage[] = [
  { steps: [build, format, serverTests(['session/authenticate.test.ts'])] },
  {
    steps: [
      journeys(['health.spec.ts', 'sign-in.spec.ts'], { JOURNEYS_SIDE_BY_SIDE: '1' }),
      vitest('House rules and data folder', ['architecture', 'server'], {
        files: ['house-rules.test.ts', 'lock-folder.test.ts', 'build-stale-web.test.ts'],
      }),
      program('Start in this checkout', 'node', 'architecture/src/first-start.ts'),
    ],
  },
]

await runSteps(process.argv.includes('--again') ? again : whole, true)
