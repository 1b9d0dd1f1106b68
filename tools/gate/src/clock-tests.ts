import { globSync } from 'node:fs'
import { type Clock, clockOfDay, nameOf, secondsAhead } from './clocks.ts'
import { installDebianPackages } from './debian-package.ts'
import { sourceFiles } from './source-files.ts'
import { nothing } from './outcome.ts'
import { ruleProjects } from './quick-steps.ts'
import { testsOnPostgres } from './server-tests.ts'
import type { Step } from './steps.ts'

const projects = [...ruleProjects, 'server']

/** The tests of rules, screens and server, or those of some files, under another wall clock and time zone. */
export function testsUnder(clock: Clock, files: string[] = []): Step {
  return async (stop) => {
    const surroundings = await surroundingsOf(clock, stop)
    if (surroundings) return testsOnPostgres(nameOf(clock), projects, { files, clock: surroundings })(stop)
    console.log(
      '\n!!! LEFT OUT: the tests were NOT run under another clock. There is no libfaketime on this machine and no way to install it (Debian: apt-get install faketime). !!!\n',
    )
    return nothing
  }
}

/** For the gate: the tests that touch dates, under the clock of this day of the month. */
export const clockTests: Step = (stop) => testsUnder(clockOfDay(new Date()), datedFiles())(stop)

/** The files of tests that name a day or a clock. */
export const datedFiles = () =>
  sourceFiles(/^(packages\/[\w-]+|demo|tools\/(bench|demo-generator))\/.*\.test\.tsx?$/)
    .filter(({ text }) => /\bDate\b|\bclock\b|\d{4}-\d{2}-\d{2}|spawn-shop/.test(text))
    .map(({ path }) => path)

/** A difference to the real clock, since every process that a test starts then has the same clock. */
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

/** The library that fakes the time, installed from Debian where it is missing. */
async function ensureFakeTime(stop: AbortSignal): Promise<string | undefined> {
  if (!findFakeTime()) await installDebianPackages(['faketime'], stop)
  return findFakeTime()
}

const findFakeTime = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]
