import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs the real product as a child on the folder in DATA_DIR, which goes when the shop stops. It stops with whoever started
 * it, even one that was killed: standard input ends then.
 */
export function runShop(settings: Record<string, string>): void {
  const folder = process.env['DATA_DIR']
  if (!folder) throw new Error('DATA_DIR must name the folder of the journeys.')
  const main = join(import.meta.dirname, '../packages/server/src/main.ts')
  const shop = spawn(process.execPath, [main], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...settings },
  })

  process.stdin.resume().on('close', () => shop.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill('SIGTERM'))
  shop.on('exit', (code) => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 1)
  })
}
