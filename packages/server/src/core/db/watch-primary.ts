import { Socket } from 'node:net'
import { Client } from 'pg'
import type { Log } from '../log/log.ts'
import type { Place } from './database-places.ts'

/** Milliseconds for a server to connect and report its role. */
const PATIENCE = 2_000
/** Milliseconds between two checks. */
const LOOK = 5_000

export interface Primary {
  /** Opens a socket for node-postgres that connects to the server that accepts writes, whatever address it is given. */
  openSocket(this: void): Socket
  stop(): void
}

/**
 * Finds the server that accepts writes, each time a connection is opened and every five seconds. When the server changes,
 * connections to the former one are closed: a lost machine would never close them.
 */
export function watchPrimary(places: Place[], log: Log): Primary {
  const sockets = new Map<PrimarySocket, Place>()
  let known: Place | undefined
  let looking: Promise<Place> | undefined

  async function look(): Promise<Place> {
    const found = await findPrimary(places)
    if (known && found !== known) log.warn(`the database at ${found.host}:${found.port} takes the writes now`)
    known = found
    for (const [socket, place] of sockets) if (place !== found) socket.destroy()
    return found
  }

  /** Shares one check among concurrent callers. */
  const lookOnce = () =>
    (looking ??= look().finally(() => {
      looking = undefined
    }))

  const timer = setInterval(() => void lookOnce().catch(() => undefined), LOOK).unref()

  return {
    openSocket: () =>
      new PrimarySocket(async (socket) => {
        const place = await lookOnce()
        sockets.set(socket, place)
        socket.once('close', () => sockets.delete(socket))
        return place
      }),
    stop: () => clearInterval(timer),
  }
}

class PrimarySocket extends Socket {
  readonly #find: (socket: PrimarySocket) => Promise<Place>

  constructor(find: (socket: PrimarySocket) => Promise<Place>) {
    super()
    this.#find = find
  }

  override connect(): this {
    this.#find(this).then(
      ({ host, port }) => this.destroyed || super.connect(port, host),
      (error: Error) => this.destroy(error),
    )
    return this
  }
}

/**
 * Finds the primary. If two servers accept writes, one is a former primary that came back: the promoted server has the later
 * timeline.
 */
async function findPrimary(places: Place[]): Promise<Place> {
  const found = await Promise.all(
    places.map(async (place) => ({ place, timeline: await timelineOf(place).catch(() => null) })),
  )
  const [latest] = found
    .flatMap(({ place, timeline }) => (timeline === null ? [] : [{ place, timeline }]))
    .toSorted((one, other) => other.timeline.localeCompare(one.timeline))
  if (latest) return latest.place
  throw new Error(`no server of DATABASE_URL takes writes`)
}

/** Timeline on which a server writes, as eight hexadecimal digits; null for a standby. */
async function timelineOf({ url }: Place): Promise<string | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      'select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline',
    )
    return rows[0]?.timeline ?? null
  } finally {
    void client.end().catch(() => undefined)
  }
}
