import { fileURLToPath } from 'node:url'
import { runProgram } from '../../../architecture/src/run-program.ts'
import { supervise, type Supervised } from '../orders/supervise.ts'

/** Makes what `npm run serve` starts. */
export async function buildServer(stop: AbortSignal): Promise<void> {
  const { ok, output } = await runProgram(['npm', 'run', '--silent', 'build'], {}, stop)
  if (!ok) throw new Error(output)
}

const program = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url))

/** The built server, which is started again a second after it has ended. */
export const superviseServer = (name: string, env: Record<string, string>): Supervised =>
  supervise(
    name,
    () => ({ program, given: ['--built'], env }),
    () => 1_000,
  )
