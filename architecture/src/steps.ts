import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

export interface Outcome {
  passed: number
  failed: number
}

/** One thing that must hold; ends early when it is told to stop. */
export type Step = (stop: AbortSignal) => Promise<Outcome>

/** A program that counts as one check. */
export function program(name: string, ...command: string[]): Step {
  return (stop) => told(name, stop, () => runProgram(command, {}, stop))
}

/** A script of package.json that counts as one check. */
export const npmScript = (name: string, script: string) => program(name, 'npm', 'run', '--silent', script)

/** Tests of vitest's projects, or of some of their files, each counted. */
export function vitest(name: string, projects: string[], { env = {}, files = [] }: Choice = {}): Step {
  const command = ['vitest', 'run', ...files, ...projects.flatMap((project) => ['--project', project])]
  return (stop) =>
    withReport(async (report) =>
      told(
        name,
        stop,
        () =>
          runProgram([...command, '--reporter=dot', '--reporter=json', `--outputFile=${report}`], env, stop),
        async () => {
          const { numPassedTests, numFailedTests, testResults } = (await readJson(report)) as VitestReport
          for (const { name: file, assertionResults } of testResults)
            for (const { fullName, duration } of assertionResults)
              testTimes.push({ what: `${lastTwo(file)}: ${fullName}`, milliseconds: duration ?? 0 })
          return { passed: numPassedTests, failed: numFailedTests }
        },
      ),
    )
}

/** Playwright's journeys, or those of some files, each counted. */
export function playwright(name: string, { env = {}, files = [] }: Choice = {}): Step {
  const command = [
    'playwright',
    'test',
    ...files,
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ]
  return (stop) =>
    withReport(async (report) =>
      told(
        name,
        stop,
        () => runProgram(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, stop),
        async () => {
          const { stats, suites } = (await readJson(report)) as PlaywrightReport
          for (const { what, milliseconds, status } of suites.flatMap(journeysOf)) {
            testTimes.push({ what, milliseconds })
            if (status === 'flaky') console.log(`! Only its second try passed: ${what}`)
          }
          return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
        },
      ),
    )
}

/** The slowest tests of all that have run; a line each. */
export function slowest(count: number): string[] {
  return testTimes
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ what, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${what}`)
}

const testTimes: TestTime[] = []

interface TestTime {
  what: string
  milliseconds: number
}

interface Choice {
  env?: Record<string, string>
  /** Parts of file names; all files when there are none. */
  files?: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
}

/** Every journey of a file, with the time of all its tries. */
function journeysOf({ suites = [], specs }: PlaywrightSuite): (TestTime & { status: string })[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      what: `${file}: ${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      status,
    })),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}

const lastTwo = (file: string) => file.split('/').slice(-2).join('/')

/** Runs, says how it went, and shows the output of what failed. */
async function told(
  name: string,
  stop: AbortSignal,
  run: () => Promise<{ ok: boolean; output: string }>,
  count?: () => Promise<Outcome>,
): Promise<Outcome> {
  console.log(`… ${name}`)
  const start = performance.now()
  const { ok, output } = await run()
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  if (stop.aborted) return { passed: 0, failed: 0 }
  if (!ok) {
    console.log(`\n✗ ${name}, ${seconds}\n${output}`)
    const { passed, failed } = (await count?.().catch(() => undefined)) ?? { passed: 0, failed: 0 }
    return { passed, failed: Math.max(failed, 1) }
  }
  const outcome = (await count?.()) ?? { passed: 1, failed: 0 }
  // What is not tested is said of green tests, too.
  for (const line of output.split('\n')) if (line.startsWith('! ')) console.log(line)
  console.log(`✓ ${name}${outcome.passed > 1 ? `: ${outcome.passed} tests` : ''}, ${seconds}`)
  return outcome
}

async function withReport<T>(judge: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'volute-report-'))
  try {
    return await judge(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
