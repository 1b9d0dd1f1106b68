import * as modules from 'node:module'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 26

/** What the release folder can be told to do, as `node shop.js import FOLDER`. */
const programs: Record<string, () => Promise<unknown>> = {
  serve,
  import: () => import('./import/main.ts'),
  appoint: () => import('./people/main.ts'),
}

/** Without the demo world, unless it is asked for. */
async function serve() {
  const { startShop } = await import('./start-shop.ts')
  await startShop({ ...process.env, DEMO: process.env['DEMO'] || 'off' })
  modules.flushCompileCache()
}

const [, , name = '', ...given] = process.argv
const program = programs[name]
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
  fail(`The shop needs Node.js ${OLDEST_NODE} or newer; this is ${process.version} (${process.execPath}).`)
else if (!program) fail(`Say what to do: node shop.js ${Object.keys(programs).join(' | ')}`)
else {
  // Before anything else is loaded: the next start takes what this one has compiled.
  modules.enableCompileCache(fileURLToPath(new URL('.cache', import.meta.url)))
  // Programs read what stands behind their own name.
  process.argv = [...process.argv.slice(0, 2), ...given]
  await program()
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
