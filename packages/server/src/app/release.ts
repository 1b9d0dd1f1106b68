import * as modules from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 26

/** Programs of the release, for example `node shop.js import FOLDER`. */
const programs: Record<string, () => Promise<unknown>> = {
  serve,
  ready: awaitReadiness,
  import: () => import('../workbench/import/main.ts'),
  appoint: () => import('../people/people/main.ts'),
  move: openData,
  backup: openData,
  restore: openData,
}

const [node = '', file = '', name = '', ...given] = process.argv
const program = programs[name]
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
  refuse(`The shop needs Node.js ${OLDEST_NODE} or newer; this is ${process.version} (${process.execPath}).`)
else if (!program) refuse(`Say what to do: node shop.js ${Object.keys(programs).join(' | ')}`)
else {
  // Before anything else is loaded: the next start uses the code compiled by this one.
  modules.enableCompileCache(fileURLToPath(new URL('.cache', import.meta.url)))
  // A program reads the arguments after its own name.
  process.argv = [node, file, ...given]
  await program()
}

/** The shop, by default without the demo world and with its log as JSON. */
async function serve() {
  const { startShop } = await import('./start-shop.ts')
  await startShop({
    ...process.env,
    DEMO: process.env['DEMO'] || 'off',
    LOG_FORMAT: process.env['LOG_FORMAT'] || 'json',
  })
  modules.flushCompileCache()
}

/** One program moves, backs up and restores; its first argument selects the command. */
function openData() {
  process.argv.splice(2, 0, name)
  return import('./data/main.ts')
}

/** Exits successfully once the shop of this machine and these settings is ready; the caller sets the time limit. */
async function awaitReadiness() {
  const { readSettings } = await import('../core/settings/settings.ts')
  const { host, port } = readSettings(process.env)
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/ready`
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await wait(200)
}

function refuse(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
