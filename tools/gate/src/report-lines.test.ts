import { expect, it } from 'vitest'
import { root } from './source-files.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { reportLines } from './report-lines.ts'
import { namePattern, readVitestReport } from './vitest-report.ts'

it('the report names a failed test, its file, the command to run it alone and its log', () => {
  const failure = 'expected 1\n    at put-cart.test.ts:3\n    at file:///shop/node_modules/vitest/run.js:1'
  const test = { fullName: "another company's cart (403)", status: 'failed', failureMessages: [failure] }
  const passing = { fullName: 'a cart', status: 'passed', duration: 1_500 }
  const file = {
    name: `${root}/packages/server/src/buying/cart/put-cart.test.ts`,
    status: 'failed',
    message: '',
    assertionResults: [test, passing],
  }
  const { passed, failures, tests } = readVitestReport(
    { numPassedTests: 1, testResults: [file] },
    'npm run check:file --',
  )
  const logged = failures.map((failure) => ({ ...failure, log: '.cache/gate/server.log' }))
  const steps = [{ name: 'Server', seconds: 3, processorSeconds: 2 }]
  expect(reportLines({ passed, failures: logged, tests, steps }, 4)).toEqual([
    '',
    '   wall  processor  step',
    '    3.0        2.0  Server',
    '    4.0             all',
    '',
    'The slowest tests:',
    '    1.5  cart/put-cart.test.ts: a cart',
    "    0.0  cart/put-cart.test.ts: another company's cart (403)",
    '',
    'Failed:',
    '',
    "✗ packages/server/src/buying/cart/put-cart.test.ts: another company's cart (403)",
    '    expected 1',
    '        at put-cart.test.ts:3',
    "  alone: npm run check:file -- packages/server/src/buying/cart/put-cart.test.ts -t 'another company.s cart .403.'",
    '  log:   .cache/gate/server.log',
    '',
    '1 passed, 1 failed',
  ])
})

it('a file that fails before its first test counts as a failure', () => {
  const file = {
    name: `${root}/a.test.ts`,
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  expect(readVitestReport({ numPassedTests: 0, testResults: [file] }, 'vitest').failures).toEqual([
    { what: 'a.test.ts', message: 'no such module', alone: 'vitest a.test.ts' },
  ])
})

it('a failed journey names its trace, and an error outside the journeys is a failure', () => {
  const result = {
    duration: 10,
    errors: [{ message: 'not visible' }],
    attachments: [{ name: 'trace', path: `${root}/test-results/cart/trace.zip` }],
  }
  const spec = {
    file: 'cart.spec.ts',
    title: 'adds a line',
    tests: [
      { projectName: 'desktop', status: 'unexpected' as const, results: [result] },
      { projectName: 'phone', status: 'expected' as const, results: [{ duration: 5 }] },
    ],
  }
  const report = readPlaywrightReport({
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [{ message: 'exit 1' }],
  })
  expect(report.passed).toBe(1)
  expect(report.failures.map(({ what, trace }) => ({ what, trace }))).toEqual([
    { what: 'e2e: before or after the journeys', trace: undefined },
    { what: 'e2e/cart.spec.ts: adds a line (desktop)', trace: 'test-results/cart/trace.zip' },
  ])
})

it('the pattern of a test name matches the name and needs no shell quoting', () => {
  const name = `"10;TB10773" (CART-12) costs $5.00 & isn't 'free'`
  expect(new RegExp(namePattern(name)).test(name)).toBe(true)
  expect(namePattern(name)).not.toMatch(/['"$`\\]/)
})
