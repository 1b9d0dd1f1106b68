import { type Clock, clockOfDay, nameOf, secondsAhead } from './clocks.ts'
import { ensureFakeTime } from './ensure-fake-time.ts'
import { sourceFiles } from './source-files.ts'
import { nothing } from './outcome.ts'
import { ruleProjects } from './quick-steps.ts'
import { testsOnPostgres } from './server-tests.ts'
import type { Step } from './steps.ts'

const projects = [...ruleProjects, 'server']

/** Runs the tests of rules, screens and server, or of the given files, under another wall clock and time zone. */
export function testsUnder(clock: Clock, files: string[] = []): Step {
  return async (stop) => {
    const surroundings = await surroundingsOf(clock, stop)
    if (surroundings) return testsOnPostgres(nameOf(clock), projects, { files, clock: surroundings })(stop)
    console.log(
      '\n!!! LEFT OUT: the tests were NOT run under another clock. There is no libfaketime on this machine and no way to install it (Debian: apt-get install libfaketime). !!!\n',
    )
    return nothing
  }
}

/** Step of the gate: runs the tests that touch dates, under the clock for this day of the month. */
export const clockTests: Step = (stop) => testsUnder(clockOfDay(new Date()), datedFiles())(stop)

/** Finds the test files that mention a day, a clock or `spawn-shop`. */
export const datedFiles = () =>
  sourceFiles(/^(packages\/[\w-]+|demo|tools\/(bench|demo-generator))\/.*\.test\.tsx?$/)
    .filter(({ text }) => /\bDate\b|\bclock\b|\d{4}-\d{2}-\d{2}|spawn-shop/.test(text))
    .map(({ path }) => path)

/** Environment for a clock. It uses an offset from the real clock, so that every process a test starts has the same clock. */
async function surroundingsOf(clock: Clock, stop: AbortSignal): Promise<Record<string, string> | undefined> {
  const seconds = secondsAhead(clock, new Date())
  if (seconds === 0) return { TZ: clock.zone }
  const library = await ensureFakeTime(stop)
  if (!library) return undefined
  return {
    TZ: clock.zone,
    LD_PRELOAD: library,
    FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}`,
    // Timers and timeouts measure real time.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
