import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { prepareShopProcess } from '../../../test/spawn-shop.ts'

const withoutDemo = ['--import', new URL('../../../test/without-demo.ts', import.meta.url).href]
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

it('a shop that is not a demo starts and answers without the demo world', async () => {
  const shop = await prepareShopProcess()
  onTestFinished(shop.remove)
  const address = await shop.start(...withoutDemo)
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
})

it('a demo without the demo world stops with a message before it opens a database', async () => {
  const environment = { PATH: process.env['PATH'], DEMO: 'on', DATA_DIR: '/nowhere' }
  const ended = await new Promise<{ code: unknown; errors: string }>((resolve) =>
    execFile(process.execPath, [...withoutDemo, main], { env: environment }, (error, _, errors) =>
      resolve({ code: error?.code, errors }),
    ),
  )
  expect(ended).toEqual({ code: 1, errors: 'The demo world is not installed here: set DEMO=off.\n' })
})
