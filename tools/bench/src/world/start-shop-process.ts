import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildStaleWeb } from '@volute/server/build-stale-web'
import { freePort } from '../../../../e2e/free-port.ts'

export interface ShopProcess {
  address: string
  child: ChildProcess
  /** Milliseconds from its start to the first answer. */
  startMilliseconds: number
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))

interface StartedAs {
  watcher?: URL
  script?: 'start' | 'serve'
  /** Megabytes of a semi-space, instead of the script's own. */
  semiSpace?: number
}

/**
 * Starts the shop in its own process, as `npm start` does or `npm run serve`, which needs a build; settings not given here
 * keep their defaults.
 */
export async function startShopProcess(
  settings: Record<string, string>,
  { watcher, script = 'start', semiSpace }: StartedAs = {},
): Promise<ShopProcess> {
  await buildStaleWeb()
  const port = await freePort()
  const begun = performance.now()
  const watched = watcher ? ['--import', watcher.href] : []
  const child = spawn(process.execPath, [...watched, ...commandOf(script, semiSpace)], {
    cwd: root,
    env: { ...process.env, ...(script === 'serve' && ofRelease), ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', watcher ? 'ipc' : 'ignore'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  while (!(await isUp(address))) {
    if (child.exitCode !== null) throw new Error('The shop has not started.')
    await wait(5)
  }
  return {
    address,
    child,
    startMilliseconds: performance.now() - begun,
    async stop() {
      process.off('exit', end)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Memory settings of the release, as with-node.mjs sets them. */
const ofRelease = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' }

/** Arguments that a script gives to the Node.js of the packages. */
function commandOf(script: 'start' | 'serve', semiSpace?: number): string[] {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    scripts: Record<typeof script, string>
  }
  const [, withNode, ...command] = scripts[script].split(' ')
  if (withNode !== 'with-node.mjs')
    throw new Error(`npm run ${script} is another command now: ${scripts[script]}`)
  const flag = '--max-semi-space-size='
  return semiSpace ? [`${flag}${semiSpace}`, ...command.filter((word) => !word.startsWith(flag))] : command
}

const isUp = (address: string) =>
  fetch(`${address}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
