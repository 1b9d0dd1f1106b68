import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDemo } from '@volute/server/app/demo'
import { freePort } from '../../../e2e/free-port.ts'
import { root } from './source-files.ts'
import { keepProgram } from './run-program.ts'

/**
 * `npm run dev`: the shop on its own demo data, restarted after each save, behind Vite's development server, which
 * reloads the page. The shop's settings apply as for `npm start`; PORT is the port of the web app.
 */
const port = process.env['PORT'] ?? '5173'
const webUrl = `http://127.0.0.1:${port}`
const shopPort = String(await freePort())
const shopUrl = `http://127.0.0.1:${shopPort}`
const usual = { DEMO: 'on', DATA_DIR: './data-dev', PUBLIC_URL: webUrl }
const environment = { ...usual, ...process.env, PORT: shopPort }
/** Writes within this time after a save, or during a change of branch, cause only one restart. */
const QUIET_MILLISECONDS = 50

const stopping = new AbortController()
const { signal } = stopping
const stopped = once(signal, 'abort')
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort())
let save = Promise.withResolvers<string>()
for (const folder of ['server', 'domain', 'erp', 'erp-tryton'].map((name) => `packages/${name}/src`))
  watch(join(root, folder), { recursive: true, signal }, (_, name) => {
    if (name && /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts')) save.resolve(join(folder, name))
  })

console.log('Starting the shop and the web app …')
await Promise.all([runWeb(), runShop()])

async function runWeb() {
  const place = ['--host', '127.0.0.1', '--port', port, '--strictPort']
  const command = ['vite', ...place, '--clearScreen', 'false', '--logLevel', 'warn']
  const web = show(
    keepProgram({ command }, { cwd: join(root, 'packages/web'), env: { ...process.env, SHOP_URL: shopUrl } }),
  )
  const gone = once(web, 'exit')
  await Promise.race([gone, stopped])
  if (!signal.aborted) process.exitCode = 1
  stopping.abort()
  await end(web)
}

async function runShop() {
  for (let change = ''; !signal.aborted; change = await nextSave()) {
    const shop = show(startShop())
    const replaced = new AbortController()
    void sayWhenReady(shop, change, replaced.signal)
    await Promise.race([save.promise, stopped])
    replaced.abort()
    await end(shop)
  }
}

function startShop() {
  const command = [process.execPath, 'packages/server/src/app/main.ts', '--without-web']
  return keepProgram({ command }, { env: environment })
}

async function nextSave() {
  const change = await Promise.race([save.promise, stopped.then(() => '')])
  await wait(QUIET_MILLISECONDS)
  save = Promise.withResolvers()
  return change
}

async function sayWhenReady(shop: ChildProcess, change: string, replaced: AbortSignal) {
  const start = performance.now()
  while (!(await fetch(`${shopUrl}/api/ready`).catch(() => undefined))) {
    if (replaced.aborted) return
    if (shop.exitCode !== null)
      return console.error('The shop has ended. It starts again with the next save.')
    await wait(20)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (change) console.log(`${change}: the shop answers again after ${seconds} s`)
  else console.log(await welcome())
}

async function welcome() {
  // The shop knows: one with an administrator of its own is not a demo.
  const settings = await fetch(`${shopUrl}/api/registration/settings`)
  return ((await settings.json()) as { isDemo: boolean }).isDemo
    ? (await openDemo()).welcome(webUrl)
    : `The web app is open at ${webUrl}`
}

function show(program: ChildProcess) {
  program.stdout?.pipe(process.stdout, { end: false })
  program.stderr?.pipe(process.stderr, { end: false })
  return program
}

async function end(program: ChildProcess) {
  if (program.exitCode !== null) return
  const gone = once(program, 'exit')
  program.stdin?.end()
  await gone
}
