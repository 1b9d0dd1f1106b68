import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** The real product with the demo world on the folder in DATA_DIR, which goes when the shop stops. */
const folder = process.env['DATA_DIR']
if (!folder) throw new Error('DATA_DIR must name the folder of the journeys.')
const main = join(import.meta.dirname, '../packages/server/src/main.ts')
const shop = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    DOCUMENT_HOSTS: 'docs.example',
    LINK_CATALOGUE: 'https://catalogue.example/{type}',
    LINK_ASSETS: 'https://assets.example/?bom={bom}&serial={serial}',
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill('SIGTERM'))
shop.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
