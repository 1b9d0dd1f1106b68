import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { openBlank } from './open-blank.ts'

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

/** Starts an empty shop without demo data, on the embedded database. */
async function start(settings: Record<string, string>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const blank = await openBlank(true)
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...blank.settings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, error: text(child.stderr) }
}

it.each([
  [{}, /^Starting the shop.* …\nThe shop is open at http:\/\/127\.0\.0\.1:\d+\n$/],
  [{ LOG_FORMAT: 'json' }, /^\{"level":30,.*"msg":"Server listening at http:[^"]+"\}\n$/],
])('with %j a successful start prints what a person or a program reads', async (settings, wanted) => {
  const { child, error } = await start(settings)
  const gone = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said += piece
    if (/open|listening/.test(said)) child.kill('SIGTERM')
  })
  await gone
  expect(said).toMatch(wanted)
  expect(await error).toBe('')
})

it('a port taken by another program is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { child, error } = await start({ PORT: String(port) })
  child.stdout.resume()
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await error).toBe(
    `Port ${port} is taken by another program: stop that, or take another port, as in \`PORT=3001 npm start\`.\n`,
  )
})
