import Fastify from 'fastify'
import type { Pool } from 'pg'

const page =
  '<!doctype html><html lang="en"><head><title>Bare</title></head><body><h1>Bare</h1></body></html>'

/** Baseline for all other figures: a route that reads one row by its key, and a page with one heading. */
export async function bareRoute(pool: Pool) {
  const app = Fastify()
  app.get('/', async () => {
    const { rows } = await pool.query('select id, part_number, description from parts where id = $1', [1])
    return rows[0]
  })
  app.get('/page', (_request, reply) => reply.type('text/html').send(page))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { address, close: () => app.close() }
}
