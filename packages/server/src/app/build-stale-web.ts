import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { takeLock } from '../core/db/index.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')
const sources = [
  'packages/web/{index.html,*.ts,package.json}',
  'packages/{web,domain}/{src,public}/**/*',
  'package-lock.json',
]

/**
 * Builds a checkout's web app if a source is newer than the last build. Of several processes, one builds and the others wait.
 * A quick build compresses less.
 */
export async function buildStaleWeb(checkout = root, isQuick = false): Promise<void> {
  const web = join(checkout, 'packages/web')
  if (!isWebStale(checkout)) return
  await mkdir(join(web, '.cache'), { recursive: true })
  const release = await takeTurn(join(web, '.cache/build.lock'))
  try {
    if (isWebStale(checkout)) await build(web, isQuick)
  } finally {
    release()
  }
}

/** True if a checkout's web app is older than its sources; always false without a checkout. */
export function isWebStale(checkout = root): boolean {
  if (!existsSync(join(checkout, 'packages/web/vite.config.ts'))) return false
  const page = statSync(join(checkout, 'packages/web/dist/index.html'), { throwIfNoEntry: false })
  if (!page) return true
  const files = sources.flatMap((pattern) => globSync(join(checkout, pattern)))
  return files.some((file) => statSync(file).mtimeMs > page.mtimeMs)
}

async function takeTurn(lock: string): Promise<() => void> {
  let release = takeLock(lock)
  if (!release) console.error('Another process builds the web app …')
  while (!release) {
    await wait(200)
    release = takeLock(lock)
  }
  return release
}

/** Builds into another folder and renames it, so that no half-built web app is served; removes leftovers of a killed build. */
async function build(web: string, isQuick: boolean) {
  const dist = join(web, 'dist')
  const before = join(web, '.cache/dist-before')
  const unfinished = join(web, `.cache/dist-${process.pid}`)
  for (const left of globSync('.cache/dist-*', { cwd: web })) await rm(join(web, left), { recursive: true })
  const building = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', unfinished], {
    cwd: web,
    // A production build, regardless of the shop's NODE_ENV.
    env: { ...process.env, NODE_ENV: 'production', ...(isQuick && { WEB_BUILD: 'quick' }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(building, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The web app could not be built.')
  if (existsSync(dist)) await rename(dist, before)
  await rename(unfinished, dist)
  await rm(before, { recursive: true, force: true })
}
