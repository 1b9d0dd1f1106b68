import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Range below the ports that systems assign to connections and to listeners on any port: such a port may be taken before it
 * is used.
 */
const LOWEST = 20_000
const HIGHEST = 32_000

const given = new Set<number>()

/** Returns a free port of this machine, a different one for each call. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < HIGHEST - LOWEST; tries++) {
    const port = randomInt(LOWEST, HIGHEST)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error('There is no free port.')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
