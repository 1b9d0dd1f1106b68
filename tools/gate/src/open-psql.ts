import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { startEmbedded } from '@volute/server/core/db'

/**
 * `npm run psql`: psql on the embedded database of DATA_DIR, which is that of `npm run dev` unless it is set. Beside a running
 * shop it shares the shop's one session; otherwise the database runs for as long as psql does.
 */
const folder = resolve(process.env['DATA_DIR'] ?? 'data-dev')
if (!existsSync(join(folder, 'database')))
  end(`There is no embedded database in ${folder}: \`npm run dev\` makes one, and DATA_DIR names another.`)

const host = await runningHost()
const embedded = host === undefined ? await startEmbedded(folder) : undefined
const given = ['-h', host ?? embedded?.host ?? '', '-U', 'postgres', ...process.argv.slice(2)]
const psql = spawn('psql', given, { stdio: 'inherit' })
// Ctrl-C ends a query and not psql.
process.on('SIGINT', () => {})
psql.on('error', ({ message }) =>
  end(`psql cannot be run (${message}). Debian: apt-get install postgresql-client`),
)
const [code] = (await once(psql, 'exit')) as [number | null]
await embedded?.stop()
process.exitCode = code ?? 1

/** Where the database of a running shop listens; a killed one leaves its note behind, but nobody who answers. */
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
