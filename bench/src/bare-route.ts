import Fastify from 'fastify'
import type { Pool } from 'pg'

/** The measure of all others: one route, one row by its key, nothing else. */
export async function bareRoute(pool: Pool) {
  const app = Fastify()
  app.get('/', async () => {
    const { rows } = await pool.query('select id, part_number, description from parts where id = $1', [1])
    return rows[0]
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
