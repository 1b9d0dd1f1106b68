import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runProgram } from './run-program.ts'

/** Program that starts a child that ignores signals, writes both process ids to a file, and waits. */
const program = `
  const { spawn } = require('node:child_process')
  const deaf = "process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); process.send(1); setInterval(() => {}, 60_000)"
  const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('message', () => require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + child.pid))
  setInterval(() => {}, 60_000)`

let folder: string
let note: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-kept-'))
  note = join(folder, 'numbers')
})
afterEach(() => rm(folder, { recursive: true }))

it('a stop ends a program and its child processes', async () => {
  const stopping = new AbortController()
  const running = runProgram([process.execPath, '-e', program, note], {}, stopping.signal)
  await expect.poll(living).toHaveLength(2)
  const numbers = living()
  stopping.abort()
  expect(await running).toMatchObject({ ok: false })
  await expect.poll(() => numbers.filter(isAlive)).toEqual([])
})

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a gate ended by %s ends its program and child processes',
  async (signal) => {
    const runner = JSON.stringify(new URL('./run-program.ts', import.meta.url))
    const given = [process.execPath, '-e', program, note]
    const gate = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { runProgram } from ${runner}
     await runProgram(${JSON.stringify(given)}, {}, new AbortController().signal)`,
    ])
    await expect.poll(living).toHaveLength(2)
    const numbers = living()
    gate.kill(signal)
    await once(gate, 'exit')
    await expect.poll(() => numbers.filter(isAlive)).toEqual([])
  },
)

it('a program without output for too long is ended, and its processes are listed', async () => {
  const { signal } = new AbortController()
  const running = runProgram([process.execPath, '-e', program, note], {}, signal, 3_000)
  const { ok, output } = await running
  expect(ok).toBe(false)
  expect(output).toContain('It said nothing for 3 seconds and was ended:')
  for (const number of living()) expect(output).toContain(`\n${number} `)
  await expect.poll(() => living().filter(isAlive)).toEqual([])
})

it('a program that exits leaves no child process', async () => {
  const ending = `${program}; child.on('message', () => process.exit(3))`
  const running = runProgram([process.execPath, '-e', ending, note], {}, new AbortController().signal)
  expect(await running).toMatchObject({ ok: false })
  const [, left = 0] = readFileSync(note, 'utf8').split(' ').map(Number)
  await expect.poll(() => isAlive(left)).toBe(false)
})

it('a run returns the output of a program, or names a missing program', async () => {
  const { signal } = new AbortController()
  expect(await runProgram(['echo', 'a b'], {}, signal)).toMatchObject({ ok: true, output: 'a b\n' })
  const missing = await runProgram(['no-such-program'], {}, signal)
  expect(missing).toMatchObject({ ok: false, output: expect.stringContaining('no-such-program') as string })
})

/** Process ids of the program and its child, once they are written. */
function living(): number[] {
  return readFileSync(note, { encoding: 'utf8', flag: 'a+' }).split(' ').filter(Boolean).map(Number)
}

/** True if the process is alive; a zombie process is not. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
