import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { houseFiles, root } from './house-files.ts'
import { readOutput } from './run-program.ts'

const script = join(root, 'with-node.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute node '))
})
afterEach(() => rm(folder, { recursive: true }))

it('every npm script runs on the Node.js of the packages', () => {
  const scripts = houseFiles(/(^|\/)package\.json$/).flatMap(({ path, text }) => {
    const { scripts: named = {} } = JSON.parse(text) as { scripts?: Record<string, string> }
    return Object.values(named).map((line) => `${path}: ${line}`)
  })
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((line) => !/: (node (\.\.\/)*with-node\.mjs|npm run) /.test(line))).toEqual([])
})

it('runs a file on the Node.js of the packages, and gives its arguments and its exit code on', async () => {
  const program = join(folder, 'a program.mjs')
  await writeFile(program, 'console.log(process.execPath, process.argv[2]); process.exitCode = 3')
  const { code, output } = await run(script, program, 'a b')
  expect(code).toBe(3)
  expect(output).toMatch(/node_modules\/node-[^/]+\/bin\/node a b\n$/)
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'gives %s on, and ends as its program does',
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

it('says in a sentence what to do when the package is not there', async () => {
  await copyFile(script, join(folder, 'with-node.mjs'))
  const { code, output } = await run(join(folder, 'with-node.mjs'), 'program.mjs')
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The package node-\S+, which has the shop's Node\.js, is not installed: run `npm ci .*\n$/,
  )
})

async function run(...given: string[]) {
  const child = spawn(process.execPath, given)
  const output = readOutput(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}
