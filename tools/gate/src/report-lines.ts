import { stripVTControlCharacters } from 'node:util'
import type { Failure, Outcome } from './outcome.ts'

const SLOWEST = 10
const MOST_LINES = 40
/** Stack line in a library's code, which says nothing about the test. */
const IN_LIBRARY = /^\s+at .*\/node_modules\//

/**
 * Report of a run: the time of each step, the slowest tests, and at the end each failure with its file, the command that
 * runs it alone, and the paths of its log and trace. The last line is `N passed, N failed`.
 */
export function reportLines({ passed, failures, tests, steps }: Outcome, seconds: number): string[] {
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST)
  return [
    '',
    '   wall  processor  step',
    ...steps.map(
      (step) => `${inSeconds(step.seconds)}  ${inSeconds(step.processorSeconds, 9)}  ${step.name}`,
    ),
    `${inSeconds(seconds)}             all`,
    ...(slowest.length > 0 ? ['', 'The slowest tests:'] : []),
    ...slowest.map(({ what, milliseconds }) => `${inSeconds(milliseconds / 1000)}  ${what}`),
    ...(failures.length > 0 ? ['', 'Failed:'] : []),
    ...failures.flatMap(failureLines),
    '',
    `${passed} passed, ${failures.length} failed`,
  ]
}

const inSeconds = (seconds: number | undefined, width = 7) =>
  (seconds === undefined ? '' : seconds.toFixed(1)).padStart(width)

function failureLines({ what, message, alone, log, trace }: Failure): string[] {
  const lines = stripVTControlCharacters(message)
    .trimEnd()
    .split('\n')
    .filter((line) => !IN_LIBRARY.test(line))
  return [
    '',
    `✗ ${what}`,
    ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`),
    ...(lines.length > MOST_LINES ? ['    …'] : []),
    `  alone: ${alone}`,
    ...(log ? [`  log:   ${log}`] : []),
    ...(trace ? [`  trace: node with-node.mjs playwright show-trace ${trace}`] : []),
  ]
}
