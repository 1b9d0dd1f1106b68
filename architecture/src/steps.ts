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
          const told = (await readJson(report)) as VitestReport
          for (const { name: file, startTime, endTime } of told.testResults)
            times.push({
              what: `${name}: ${file.split('/').slice(-2).join('/')}`,
              milliseconds: endTime - startTime,
            })
          return { passed: told.numPassedTests, failed: told.numFailedTests }
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
          const { stats } = (await readJson(report)) as PlaywrightReport
          if (stats.flaky > 0) console.log(`! ${name}: ${stats.flaky} passed only at their second try`)
          return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
        },
      ),
    )
}

/** The slowest steps, and files of tests, of what has run; a line each. */
export function slowest(count: number): string[] {
  return times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ what, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${what}`)
}

const times: { what: string; milliseconds: number }[] = []

interface Choice {
  env?: Record<string, string>
  /** Parts of file names; all files when there are none. */
  files?: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

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
  times.push({ what: name, milliseconds: performance.now() - start })
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  if (stop.aborted) return { passed: 0, failed: 0 }
  if (!ok) {
    console.log(`\n✗ ${name}, ${seconds}\n${output}`)
    const { passed, failed } = (await count?.().catch(() => undefined)) ?? { passed: 0, failed: 0 }
    return { passed, failed: Math.max(failed, 1) }
  }
  const outcome = (await count?.()) ?? { passed: 1, failed: 0 }
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
