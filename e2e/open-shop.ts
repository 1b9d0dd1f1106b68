import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real product on a data folder of its own, with the demo world; the folder goes when the shop stops. */
const folder = mkdtempSync(join(tmpdir(), 'volute-journeys-'))
const main = join(import.meta.dirname, '../packages/server/src/main.ts')
const shop = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, DEMO: 'on', LOG_LEVEL: 'warn' },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill('SIGTERM'))
shop.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
