import { embeddedTests, serverTests } from './server-tests.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { format, quickSteps } from './quick-steps.ts'
import { releaseTests } from './release-tests.ts'
import { runSteps } from './run-steps.ts'
import { npmScript, playwright, program, type Step, vitest } from './steps.ts'
import { trytonTests } from './tryton-tests.ts'

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

/** The npm that runs this gate needs no first start: it has installed this checkout. */
const [, ownNpm] = /npm\/(\d+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? []
const firstStarts = ['10.8.2', '11'].filter((npm) => npm.split('.')[0] !== ownNpm).map(firstStart)

const build = npmScript('Build of the release', 'build')

/** Everything that must hold, the quick checks first; the steps of one stage run two at a time. */
const whole: Step[][] = [
  [...quickSteps, build],
  [journeys(), serverTests(), releaseTests, trytonTests(), embeddedTests, ...firstStarts],
]

/** A second run in the same checkout: each kind of step again, with what an earlier run could have spoiled. */
const again: Step[][] = [
  [format, build],
  [
    vitest('House rules, import and data folder', ['architecture', 'server'], {
      files: ['house-rules.test.ts', 'import/main.test.ts', 'lock-folder.test.ts', 'build-stale-web.test.ts'],
    }),
    serverTests(['session/authenticate.test.ts']),
    journeys(['health.spec.ts', 'sign-in.spec.ts']),
    program('Start in this checkout', 'node', 'architecture/src/first-start.ts'),
  ],
]

await runSteps(process.argv.includes('--again') ? again : whole, true)
