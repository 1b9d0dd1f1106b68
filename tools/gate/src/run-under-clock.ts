import { clockTests, datedFiles, testsUnder } from './clock-tests.ts'
import { clocks, nameOf } from './clocks.ts'
import { runSteps } from './run-steps.ts'
import type { Step } from './steps.ts'

/**
 * `npm run check:clock -- list`; `-- 3` for the third clock of the list; `-- today` for the gate's clock of today; `--
 * 2028-02-29T00:30Z Asia/Tokyo` for any other, `now` for the real one. Arguments after the clock are parts of file
 * names, or `dated` for the tests that touch dates.
 */
const [first = 'list', ...others] = process.argv.slice(2)
if (first === 'list') for (const [index, clock] of clocks.entries()) console.log(index + 1, nameOf(clock))
else await runSteps([{ steps: [first === 'today' ? clockTests : chosen()] }])

function chosen(): Step {
  const known = clocks[Number(first) - 1]
  const [zone = 'UTC', ...rest] = known ? [known.zone, ...others] : others
  const clock = known ?? { at: first === 'now' ? null : first, zone }
  return testsUnder(clock, rest[0] === 'dated' ? datedFiles() : rest)
}
