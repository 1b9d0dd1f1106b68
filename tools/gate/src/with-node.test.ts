import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceFiles, root } from './source-files.ts'
import { readOutput } from './run-program.ts'

const script = join(root, 'with-node.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute node '))
})
afterEach(() => rm(folder, { recursive: true }))

it('every npm script runs through with-node.mjs', () => {
  const scripts = sourceFiles(/(^|\/)package\.json$/).flatMap(({ path, text }) => {
    const { scripts: named = {} } = JSON.parse(text) as { scripts?: Record<string, string> }
    return Object.values(named).map((line) => `${path}: ${line}`)
  })
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((line) => !/: (node (\.\.\/)*with-node\.mjs|npm run) /.test(line))).toEqual([])
})

it('a file runs on the Node.js of the packages, with its arguments and its exit code', async () => {
  const program = join(folder, 'a program.mjs')
  await writeFile(program, 'console.log(process.execPath, process.argv[2]); process.exitCode = 3')
  const { code, output } = await run(script, program, 'a b')
  expect(code).toBe(3)
  expect(output).toMatch(/node_modules\/node-[^/]+\/bin\/node a b\n$/)
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s is passed on, and the exit is that of the program',
  async (signal) => {
    const program = join(folder, 'program.mjs')
    const wait = `process.on('SIGINT', () => process.exit(4)); setInterval(() => {}, 30_000); console.log('up')`
    await writeFile(program, wait)
    const child = spawn(process.execPath, [script, program])
    await once(child.stdout, 'data')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual(signal === 'SIGINT' ? [4, null] : [null, signal])
  },
)

it('a missing Node.js package is reported with the command to install it', async () => {
  await copyFile(script, join(folder, 'with-node.mjs'))
  const { code, output } = await run(join(folder, 'with-node.mjs'), 'program.mjs')
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The package node-\S+, which has the shop's Node\.js, is not installed: run `npm ci .*\n$/,
  )
})

it.each([
  ['versions', { node: '18.20.8' }, /^Node\.js 18\.20\.8 is too old .*`nvm install 24`\.\n$/],
  ['platform', 'win32', /^The shop does not run on Windows .*`wsl --install`.*\n$/],
  ['arch', 'mips', /^The shop comes with no Node\.js for this \w+-mips: install Node\.js 26 .*\n$/],
])('a machine whose %s is %j is rejected with instructions', async (name, value, sentence) => {
  const usual = { versions: { node: '20.20.2' } }
  const { code, output } = await run('--import', machineOf({ ...usual, [name]: value }), script, '--version')
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) as string })
})

it('the Node.js of the machine runs if the packages have none for it and it is new enough', async () => {
  const { code, output } = await run('--import', machineOf({ arch: 'mips' }), script, '--version')
  expect({ code, output }).toEqual({ code: 0, output: `${process.version}\n` })
})

it('a missing shared library is reported with the Debian package to install', async () => {
  const [, name = ''] = /(node-[\w-]+)\/bin\/node$/.exec(process.execPath.replaceAll('\\', '/')) ?? []
  const lacking = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  const bin = join(folder, 'node_modules', name, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, '../package.json'), '{"bin":{"node":"bin/node"}}')
  await writeFile(join(bin, 'node'), `#!/bin/sh\necho '${lacking}' >&2\nexit 127\n`, { mode: 0o755 })
  await copyFile(script, join(folder, 'with-node.mjs'))
  const { code, output } = await run(join(folder, 'with-node.mjs'), 'program.mjs')
  expect(code).toBe(1)
  expect(output).toMatch(/apt-get install libatomic1`\.\n$/)
})

/** URL of a module that makes the process believe that it is on another machine. */
const machineOf = (properties: object) =>
  `data:text/javascript,for (const [name, value] of Object.entries(${JSON.stringify(properties)})) Object.defineProperty(process, name, { value })`

async function run(...given: string[]) {
  const child = spawn(process.execPath, given)
  const output = readOutput(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}
