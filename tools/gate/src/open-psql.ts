import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { startEmbedded } from '@volute/server/core/db'

/**
 * `npm run psql`: psql on the embedded database of DATA_DIR, by default that of `npm run dev`. If a shop is running, it
 * shares the shop's single session; otherwise the database runs as long as psql does.
 */
const folder = resolve(process.env['DATA_DIR'] ?? 'data-dev')
if (!existsSync(join(folder, 'database')))
  end(`There is no embedded database in ${folder}: \`npm run dev\` makes one, and DATA_DIR names another.`)

const host = await runningHost()
const embedded = host === undefined ? await startEmbedded(folder) : undefined
const given = ['-h', host ?? embedded?.host ?? '', '-U', 'postgres', ...process.argv.slice(2)]
const psql = spawn('psql', given, { stdio: 'inherit' })
// Ctrl-C ends a query, not psql.
process.on('SIGINT', () => {})
psql.on('error', ({ message }) =>
  end(`psql cannot be run (${message}). Debian: apt-get install postgresql-client`),
)
const [code] = (await once(psql, 'exit')) as [number | null]
await embedded?.stop()
process.exitCode = code ?? 1

/** Socket folder of a running shop's database; a killed shop leaves its note behind, but nothing answers there. */
async function runningHost() {
  const noted = await readFile(join(folder, 'socket-folder'), 'utf8').catch(() => '')
  const socket = connect(join(noted, '.s.PGSQL.5432'))
  return once(socket, 'connect')
    .then(
      () => noted,
      () => undefined,
    )
    .finally(() => socket.destroy())
}

function end(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
