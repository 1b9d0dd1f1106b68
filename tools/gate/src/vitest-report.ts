import { relative } from 'node:path'
import { root } from './source-files.ts'
import type { Outcome } from './outcome.ts'

/** Part of vitest's JSON report that the gate reads. */
export interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}

/** Reads passed and failed tests; a file that fails before its first test counts as one failure. */
export function readVitestReport(
  { numPassedTests, testResults }: VitestReport,
  alone: string,
): Pick<Outcome, 'passed' | 'failures' | 'tests'> {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [{ what: file, message, alone: `${alone} ${file}` }]
    return failed.map(({ fullName, failureMessages }) => ({
      what: `${file}: ${fullName}`,
      message: failureMessages?.join('\n') ?? '',
      alone: `${alone} ${file} -t ${inQuotes(namePattern(fullName))}`,
    }))
  })
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      what: `${name.split('/').slice(-2).join('/')}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
  return { passed: numPassedTests, failures, tests }
}

/** Pattern of a test name. vitest reads a name as a regular expression, so each special character becomes a dot. */
export const namePattern = (name: string) => name.replaceAll(/[^\p{L}\p{N} _:,;-]/gu, '.')

export const inQuotes = (text: string) => `'${text}'`
