import { relative } from 'node:path'
import { root } from './source-files.ts'
import type { Outcome } from './outcome.ts'
import { inQuotes, namePattern } from './vitest-report.ts'

/** Part of Playwright's JSON report that the gate reads. */
export interface PlaywrightReport {
  suites: Suite[]
  errors: { message?: string }[]
}

interface Suite {
  suites?: Suite[]
  specs: { file: string; title: string; tests: Test[] }[]
}

interface Test {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: {
    duration: number
    errors?: { message?: string }[]
    attachments?: { name: string; path?: string }[]
  }[]
}

/** Reads passed and failed journeys; an error outside all journeys, such as a shop that did not start, counts as a failure. */
export function readPlaywrightReport({
  suites,
  errors,
}: PlaywrightReport): Pick<Outcome, 'passed' | 'failures' | 'tests'> {
  const journeys = suites.flatMap(journeysOf)
  const outside = errors.map(({ message = '' }) => ({
    what: 'e2e: before or after the journeys',
    message,
    alone: 'npm run check:e2e',
  }))
  return {
    passed: journeys.filter(({ test }) => test.status === 'expected').length,
    failures: [
      ...outside,
      ...journeys.filter(({ test }) => ['unexpected', 'flaky'].includes(test.status)).map(failureOf),
    ],
    tests: journeys.map(({ file, title, test }) => ({
      what: `${file}: ${title} (${test.projectName})`,
      milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}

interface Journey {
  file: string
  title: string
  test: Test
}

const journeysOf = ({ suites = [], specs }: Suite): Journey[] => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, test }))),
  ...suites.flatMap(journeysOf),
]

function failureOf({ file, title, test }: Journey) {
  const attachments = test.results.flatMap((result) => result.attachments ?? [])
  const trace = attachments.find(({ name }) => name === 'trace')?.path
  return {
    what: `e2e/${file}: ${title} (${test.projectName})`,
    message: test.results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n'),
    alone: `npm run check:e2e -- ${file} --project ${test.projectName} -g ${inQuotes(namePattern(title))} --trace on`,
    trace: trace && relative(root, trace),
  }
}
