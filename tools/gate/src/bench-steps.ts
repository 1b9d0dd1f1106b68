import { ensureChromium } from './ensure-chromium.ts'
import { ensureFakeTime } from './ensure-fake-time.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureServer } from './ensure-server.ts'
import { nothing } from './outcome.ts'
import { smallBenches } from './small-benches.ts'
import { program, type Step } from './steps.ts'

/** Steps that run each bench once in a small size, on the built release; only a bench that ends badly or prints no figure fails. */
export const benchSteps: Step[] = Object.entries(smallBenches).map(([name, given]) => smallBench(name, given))

function smallBench(name: string, given: string): Step {
  const [script = '', part = ''] = name.split(' ')
  const words = [part, ...given.split(' ')].filter(Boolean)
  const command = ['npm', 'run', script, '-w', '@volute/bench', '--', ...words]
  return async (stop) => {
    if (!(await ensurePostgres(stop))) {
      console.log(`\n!!! LEFT OUT: the bench ${name} was NOT run (Debian: apt-get install postgresql). !!!\n`)
      return nothing
    }
    // Installed here, because two benches that install at the same time would lock each other out.
    const env = { CHROMIUM_PATH: await ensureChromium(stop) }
    await ensureServer('pgbouncer', stop)
    await ensureFakeTime(stop)
    return program(`Bench ${part || script}`, command, { env, faultIn: findFault })(stop)
  }
}

/** Finds the fault in the output of a bench: no table with a figure under its titles, or a figure that is not a number. */
export function findFault(output: string): string | undefined {
  const rows = output.split(/\n\s*\n/).flatMap((table) => table.trim().split('\n').slice(1))
  const cells = rows.flatMap((row) => row.split(/ {3,}/).slice(1))
  if (cells.some((cell) => /\bNaN\b/.test(cell))) return 'A figure is not a number.'
  return cells.some((cell) => /\d/.test(cell)) ? undefined : 'It prints no figure.'
}
