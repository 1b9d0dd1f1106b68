import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** Temporary folder of a gate. It also identifies the gate's processes, because all of them have it in their environment. */
let temporary: string
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'gate-'))
})
afterEach(() => rm(temporary, { recursive: true, force: true }))

/** Program that leaves files and a child that ignores signals, and exits with this code or waits for a signal. */
const program = (code: number | undefined) => `
  const { spawn } = require('node:child_process')
  const { mkdtempSync, writeFileSync } = require('node:fs')
  const { join } = require('node:path')
  writeFileSync(join(mkdtempSync(join(require('node:os').tmpdir(), 'shop-draft-')), 'a'), 'b')
  const deaf = "process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); process.send(1); setInterval(() => {}, 1_000)"
  const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('message', () => {
    console.log('up')
    ${code === undefined ? 'setInterval(() => {}, 1_000)' : `process.exit(${code})`}
  })`

/** Starts a gate with one step that runs this program, and with a folder created for it, like that of a database. */
function startGate(code?: number) {
  const keeping = JSON.stringify(new URL('./run-program.ts', import.meta.url))
  const gate = `
    import { once } from 'node:events'
    import { mkdtempSync } from 'node:fs'
    import { keepProgram } from ${keeping}
    const folder = mkdtempSync(process.env.TMPDIR + '/postgres-')
    const kept = keepProgram({ command: [process.execPath, '-e', ${JSON.stringify(program(code))}], folder })
    kept.stdout.pipe(process.stdout)
    process.on('SIGINT', () => kept.stdin.end())
    const [code] = await once(kept, 'exit')
    process.exitCode = code`
  return spawn(process.execPath, ['--input-type=module', '-e', gate], {
    env: { ...process.env, TMPDIR: temporary },
  })
}

it.each([0, 3])('a gate whose step exits with %i leaves no process and no folder', async (code) => {
  expect(await once(startGate(code), 'exit')).toEqual([code, null])
  expect(readdirSync(temporary)).toEqual([])
  await expect.poll(processes).toEqual([])
})

it.each(['SIGINT', 'SIGKILL'] as const)(
  'a gate ended by %s leaves no process and no folder',
  async (signal) => {
    const gate = startGate()
    await once(gate.stdout, 'data')
    expect(readdirSync(temporary)).toHaveLength(2)
    gate.kill(signal)
    await once(gate, 'exit')
    await expect.poll(() => readdirSync(temporary)).toEqual([])
    await expect.poll(processes).toEqual([])
  },
)

/** Command lines of the gate's remaining processes; a zombie process has none. */
function processes(): string[] {
  return globSync('/proc/[0-9]*').flatMap((process) => {
    try {
      const isOfGate = readFileSync(join(process, 'environ'), 'utf8').includes(`TMPDIR=${temporary}`)
      return isOfGate ? [readFileSync(join(process, 'cmdline'), 'utf8')].filter(Boolean) : []
    } catch {
      return []
    }
  })
}
