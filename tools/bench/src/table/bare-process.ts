import Fastify from 'fastify'
import { Pool } from 'pg'
import { serveBare } from './bare-routes.ts'

// Same number of connections as the shop's own pool.
const pool = new Pool({ connectionString: process.argv[2], max: 10 })
// The bench may end before this process, and its database with it.
pool.on('error', () => {})
const app = Fastify()
serveBare(app, pool)
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => process.exit())
