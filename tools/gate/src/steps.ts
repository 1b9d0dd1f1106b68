import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './source-files.ts'
import { nothing, type Outcome } from './outcome.ts'
import { type PlaywrightReport, readPlaywrightReport } from './playwright-report.ts'
import { runProgram } from './run-program.ts'
import { readVitestReport, type VitestReport } from './vitest-report.ts'

/** A check of the gate; ends early if `stop` is aborted. */
export type Step = (stop: AbortSignal) => Promise<Outcome>

interface Check {
  /** Command that a person types. */
  alone?: string
  env?: Record<string, string>
  /** Returns the fault in the output of a program that has exited successfully. */
  faultIn?: (output: string) => string | undefined
}

/** Step for a program that counts as one check. */
export function program(
  name: string,
  command: string[],
  { alone = command.join(' '), ...check }: Check = {},
): Step {
  return (stop) => runStep(name, { command, stop, ...check }, alone)
}

/** Step for a script of package.json that counts as one check. */
export const npmScript = (name: string, script: string) =>
  program(name, ['npm', 'run', '--silent', script], { alone: `npm run ${script}` })

export interface Choice {
  env?: Record<string, string>
  /** Parts of file names; if empty, all files. */
  files?: readonly string[]
  /** Command that runs one of its files; the file name is appended. */
  alone?: string
}

/** Step for the tests of vitest projects, or of some of their files; each test counts. */
export function vitest(
  name: string,
  projects: string[],
  { env = {}, files = [], alone = 'npm run check:file --' }: Choice = {},
): Step {
  const report = join(LOGS, `${fileName(name)}.json`)
  const command = ['vitest', 'run', ...files, ...projects.flatMap((project) => ['--project', project])]
  command.push('--reporter=dot', '--reporter=json', `--outputFile=${report}`)
  return (stop) =>
    runStep(name, { command, env, stop }, alone, async () =>
      readVitestReport(JSON.parse(await readFile(report, 'utf8')) as VitestReport, alone),
    )
}

/** Step for Playwright journeys, all of them or those that `chosen` selects by files or command options; each journey counts. */
export function playwright(name: string, chosen: string[] = [], env: Record<string, string> = {}): Step {
  const report = join(LOGS, `${fileName(name)}.json`)
  const command = ['playwright', 'test', ...chosen, '--config', 'e2e/playwright.config.ts']
  command.push('--reporter=list,json')
  return (stop) =>
    runStep(
      name,
      { command, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, stop },
      'npm run check:e2e --',
      async () => readPlaywrightReport(JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport),
    )
}

/** Folder of each step's output and test report. */
const LOGS = join(root, '.cache/gate')

const fileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

interface Run {
  command: string[]
  env?: Record<string, string>
  stop: AbortSignal
  faultIn?: Check['faultIn']
}

/** Runs a step, saves its output to a file, and prints one line about it. */
async function runStep(
  name: string,
  { command, env = {}, stop, faultIn }: Run,
  alone: string,
  read?: () => Promise<Pick<Outcome, 'passed' | 'failures' | 'tests'>>,
): Promise<Outcome> {
  const log = join(LOGS, `${fileName(name)}.log`)
  await mkdir(LOGS, { recursive: true })
  await rm(log.replace(/log$/, 'json'), { force: true })
  const start = performance.now()
  const { ok, output, processorSeconds } = await runProgram(command, env, stop)
  const seconds = (performance.now() - start) / 1000
  await writeFile(log, output)
  if (stop.aborted) return nothing

  const fault = ok ? faultIn?.(output) : lastLines(output)
  const none = { passed: fault === undefined ? 1 : 0, failures: [], tests: [] }
  const counted = (await read?.().catch(() => undefined)) ?? none
  const failures = counted.failures.map((failure) => ({ ...failure, log: relative(root, log) }))
  // The program can fail although no test did: an error outside all tests, or a missing report.
  if (fault !== undefined && failures.length === 0)
    failures.push({ what: name, message: fault, alone, log: relative(root, log) })
  printStep(name, { passed: counted.passed, failed: failures.length, seconds, output })
  return { ...counted, failures, steps: [{ name, seconds, processorSeconds }] }
}

function printStep(
  name: string,
  { passed, failed, seconds, output }: { passed: number; failed: number; seconds: number; output: string },
) {
  const count = passed > 1 ? `: ${passed} tests` : ''
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}${count}${failed > 0 ? `, ${failed} failed` : ''}, ${seconds.toFixed(1)} s`,
  )
  // A passing test reports what it skipped with a line of this form.
  const leftOut = output.split('\n').filter((line) => line.startsWith('! ')).length
  if (leftOut > 0) console.log(`  ${leftOut} checks left out; its log names them.`)
}

/** As many as the report shows. */
const MOST_LINES = 40

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-MOST_LINES).join('\n')
