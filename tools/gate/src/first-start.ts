import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../e2e/free-port.ts'
import { TEST_CAP } from './hang-cap.ts'
import { markProcesses } from './mark-processes.ts'
import { isMade, root } from './source-files.ts'
import { readOutput } from './run-program.ts'

/**
 * Tests the README's first command as run with the machine's own Node.js and npm: the shop starts, prints a few lines,
 * keeps its data private to its user, and ends with all its processes when npm is terminated. With an npm version as
 * argument, it runs in a temporary copy of the checkout; without one, in this checkout.
 */
const [version] = process.argv.slice(2)
const MOST_SECONDS = TEST_CAP / 1000
const TERMINATED = 143
const OPEN_AT = /^The shop is open at http:\/\/127\.0\.0\.1:\d+$/
const WEB_APP = 'packages/web/dist'

const env = machineEnvironment()
const machineNode = process.env['npm_node_execpath'] ?? 'node'
if (version) await startCopy(version)
else await startShop(root, process.env['npm_execpath'] ?? '')

async function startCopy(npmVersion: string) {
  const folder = mkdtempSync(join(tmpdir(), 'volute first start '))
  try {
    const npm = join(folder, 'npm/node_modules/npm/bin/npm-cli.js')
    const copy = join(folder, 'shop')
    cpSync(root, copy, { recursive: true, filter: (path) => !isMade(relative(root, path)) })
    // The web app and the demo do not depend on npm, so the start in this checkout builds them.
    if (existsSync(join(root, WEB_APP))) cpSync(join(root, WEB_APP), join(copy, WEB_APP), { recursive: true })
    const ownNpm = process.env['npm_execpath'] ?? ''
    call(folder, ownNpm, 'install', '--prefer-offline', '--no-audit', '--prefix', 'npm', `npm@${npmVersion}`)
    call(copy, npm, 'ci', '--prefer-offline')
    await startShop(copy, npm, { DEMO: 'off' })
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function call(cwd: string, npm: string, ...given: string[]) {
  execFileSync(machineNode, [npm, ...given], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
}

async function startShop(cwd: string, npm: string, settings: { DEMO?: string } = {}) {
  const port = await freePort()
  const marked = markProcesses()
  const shop = spawn(machineNode, [npm, 'start'], {
    cwd,
    env: { ...env, ...settings, PORT: String(port), ...marked.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // After a failure no shop is left that locks the data folder.
  process.on('exit', () => shop.kill('SIGTERM'))
  const output = readOutput(shop)
  const gone = once(shop, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  // The shop listens before its workers have started, and prints its address after that.
  for (
    let seconds = 0;
    !(await isHealthy(port)) || !linesOf(output()).some((line) => OPEN_AT.test(line));
    seconds++
  ) {
    if (shop.exitCode !== null)
      throw new Error(`The shop ended with ${shop.exitCode} while it started:\n${output()}`)
    if (seconds > MOST_SECONDS) throw new Error(`The shop did not come up:\n${output()}`)
    await wait(1_000)
  }
  const said = linesOf(output())
  if (!isInOrder(said, settings)) throw new Error(`This is not what a first start says:\n${said.join('\n')}`)
  console.log(said.join('\n'))
  const open = openToOthers(join(cwd, 'data'))
  if (open.length > 0) throw new Error(`Others may read the shop's data: ${open.join(', ')}`)

  shop.kill('SIGTERM')
  const [code, signal] = await gone
  if (signal !== 'SIGTERM' && code !== 0 && code !== TERMINATED)
    throw new Error(`npm ended with ${signal ?? code} when it was told to.`)
  for (let tries = 0; (await isHealthy(port)) || marked.list().length > 0; tries++) {
    if (tries > 100) throw new Error(`These processes were left behind: ${marked.list().join(', ')}`)
    await wait(100)
  }
}

/** Lines printed by the shop, without those of npm. */
function linesOf(output: string) {
  return output.split('\n').filter((line) => line !== '' && !line.startsWith('> '))
}

/** True if the output is one line for the start, one for the address and, in the demo, one for the sign-ins; nothing else. */
function isInOrder(said: string[], { DEMO }: { DEMO?: string }) {
  const wanted = [
    /^Starting the shop.* …$/,
    OPEN_AT,
    ...(DEMO === 'off'
      ? []
      : [/^Sign in as \S+@.* or \S+@.*, password \S+; the sign-in page lists everybody\.$/]),
  ]
  return said.length === wanted.length && wanted.every((line, at) => line.test(said[at] ?? ''))
}

async function isHealthy(port: number) {
  const asked = fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5_000) })
  return asked.then(
    (answer) => answer.ok,
    () => false,
  )
}

function openToOthers(folder: string): string[] {
  return [folder, ...globSync('**/*', { cwd: folder }).map((path) => join(folder, path))].filter(
    (path) => existsSync(path) && lstatSync(path).mode & 0o077,
  )
}

/** Environment of the person who typed the command, without the additions of npm and this project. */
function machineEnvironment(): Record<string, string | undefined> {
  const own = (folder: string) => folder === dirname(process.execPath) || folder.includes('node_modules')
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|npm_config_local|INIT_CWD$|NODE$|NODE_COMPILE_CACHE$)/.test(name),
  )
  const PATH = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !own(folder))
  return { ...Object.fromEntries(others), PATH: PATH.join(delimiter) }
}
