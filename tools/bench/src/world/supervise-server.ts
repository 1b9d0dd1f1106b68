import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../../../gate/src/run-program.ts'
import { supervise, type Supervised } from '../orders/supervise.ts'

/** Builds the release that `npm run serve` starts. */
export async function buildServer(stop: AbortSignal): Promise<void> {
  const { ok, output } = await runProgram(['npm', 'run', '--silent', 'build'], {}, stop)
  if (!ok) throw new Error(output)
}

/** Release that `buildServer` makes. */
export const release = fileURLToPath(new URL('../../../../dist/shop.js', import.meta.url))

/** Runs the shop of the release; restarts it a second after it has ended. */
export const superviseServer = (name: string, env: Record<string, string>): Supervised =>
  supervise(
    name,
    () => ({ command: [process.execPath, release, 'serve'], env }),
    () => 1_000,
  )

/** Waits until the shop on this port is ready. */
export async function untilReady(port: number, stop: AbortSignal): Promise<void> {
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ready())) await wait(100, undefined, { signal: stop })
}
