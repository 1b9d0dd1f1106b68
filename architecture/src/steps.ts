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

/** Tests of vitest's projects, each counted. */
export function vitest(name: string, projects: string[], env: Record<string, string> = {}): Step {
  const command = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]
  return (stop) =>
    withReport(async (report) =>
      told(
        name,
        stop,
        () =>
          runProgram([...command, '--reporter=dot', '--reporter=json', `--outputFile=${report}`], env, stop),
        async () => {
          const tests = (await readJson(report)) as { numPassedTests: number; numFailedTests: number }
          return { passed: tests.numPassedTests, failed: tests.numFailedTests }
        },
      ),
    )
}

/** Playwright's journeys, each counted. */
export function playwright(name: string, env: Record<string, string>): Step {
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  return (stop) =>
    withReport(async (report) =>
      told(
        name,
        stop,
        () => runProgram(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, stop),
        async () => {
          const { stats } = (await readJson(report)) as {
            stats: { expected: number; unexpected: number; flaky: number }
          }
          if (stats.flaky > 0) console.log(`! ${name}: ${stats.flaky} passed only at their second try`)
          return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
        },
      ),
    )
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
