import { expect, it } from 'vitest'
import { sourceFiles } from '../../gate/src/source-files.ts'
import { hasNoDayAhead, realClockFiles } from './real-clock-rule.ts'

const files = sourceFiles(/^(packages|e2e|demo|tools\/(bench|deploy|demo-generator))\/.*\.tsx?$/)

it('a test on the real clock names no date that will pass', () => {
  const judged = realClockFiles(files)
  for (const path of ['e2e/order-page.spec.ts', 'packages/server/test/kill-shop.test.ts'])
    expect(judged.map((file) => file.path)).toContain(path)
  expect(judged.flatMap(hasNoDayAhead)).toEqual([])
})

const file = (path: string, text: string) => ({ path, text })
const body = file('packages/server/test/body.ts', "const wished = '2027-01-04'")
const spawn = file('packages/server/test/spawn.ts', "import { spawn } from 'node:child_process'")

it.each([
  ['a journey', [file('e2e/order.spec.ts', "fill('2026-12-04')")]],
  [
    'a test that starts a process',
    [file('packages/server/test/kill.test.ts', `${spawn.text}\n'2030-02-28'`)],
  ],
  [
    'what such a test imports, where another import starts the process',
    [
      file('packages/server/src/kill.test.ts', "from '../test/spawn.ts'\nfrom '../test/body.ts'"),
      spawn,
      body,
    ],
  ],
])('a future date is reported in %s', (_, given) => {
  expect(realClockFiles(given).flatMap(hasNoDayAhead)).toEqual([
    expect.stringMatching(/has 20\d\d-\d\d-\d\d: compute it from now$/),
  ])
})

it('past dates, far future dates and tests with their own clock are allowed', () => {
  const given = [
    file('e2e/order.spec.ts', "'2026-11-20' '2020-01-02' '2099-12-09'"),
    file('packages/server/src/cart.test.ts', "from '../test/body.ts'"),
    body,
    spawn,
  ]
  expect(realClockFiles(given).flatMap(hasNoDayAhead)).toEqual([])
})
