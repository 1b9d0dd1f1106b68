import { createHash, randomBytes } from 'node:crypto'
import type { editCart, putCart } from '@volute/domain/buying/cart'
import type { InputOf } from '@volute/domain/core/kernel'
import type { placeSalesOrder } from '@volute/domain/buying/orders'
import argon2 from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { bareStatements } from './bare-statements.ts'

/**
 * Baseline of the table: each operation as one route with one prepared statement, or one that writes and one that reads, under
 * the same path and to the same request as the shop. It trusts the user id that the caller sends.
 */
export function serveBare(app: FastifyInstance, pool: Pool): void {
  /** Each connection parses and plans the statement once, under its name. */
  async function ask(name: keyof typeof bareStatements, ...values: unknown[]) {
    const { rows } = await pool.query<Record<string, unknown>>({ name, text: bareStatements[name], values })
    return rows
  }

  app.get<{ Params: { number: string } }>(
    '/api/part/:number',
    async ({ params }) => (await ask('part', params.number))[0],
  )
  app.get<{ Querystring: { text: string } }>('/api/search/suggestions', async ({ query: { text } }) => ({
    suggestions: await ask('suggestions', text),
  }))
  app.get<{ Querystring: { q: string } }>(
    '/api/search/results',
    async ({ query: { q } }) => (await ask('results', q))[0],
  )
  app.get('/api/cart/map', async ({ headers }) => (await ask('cart', headers['x-user-id']))[0])
  app.post<{ Body: InputOf<typeof editCart> }>('/api/cart/edits', async ({ body, headers }) => {
    const [{ editId, edit } = {}] = body.edits
    if (edit?.act !== 'set') throw new Error('The bare route only sets a quantity.')
    await ask('quantity', edit.cartItemId, edit.to.quantity)
    const [cart] = await ask('cart', headers['x-user-id'])
    return { ...cart, edits: [{ editId, outcome: 'applied', error: null, made: {} }] }
  })
  app.put<{ Body: InputOf<typeof putCart> }>('/api/cart', async ({ body: { items }, headers }) => {
    await ask('add', headers['x-user-id'], column(items, 'partId'), column(items, 'quantity'))
    return {}
  })
  app.post<{ Body: InputOf<typeof placeSalesOrder> }>(
    '/api/sales-order',
    async ({ body, headers }, reply) => {
      const { cart, poNumber, salesOrderRequestCode, shipBy } = body
      const lines = [column(cart, 'partId'), column(cart, 'quantity')]
      await ask('order', headers['x-user-id'], salesOrderRequestCode, shipBy, poNumber, ...lines)
      return reply.code(201).send({ salesOrderRequestCode, requestStatus: 'PENDING' })
    },
  )
  app.post<{ Body: { pageNumber: number; rowsPerPage: number } }>(
    '/api/sales-order/history/search',
    async ({ body: { pageNumber, rowsPerPage }, headers }) =>
      (await ask('history', headers['x-user-id'], rowsPerPage, (pageNumber - 1) * rowsPerPage))[0],
  )
  app.post<{ Body: { username: string; password: string } }>(
    '/api/registration/authenticate',
    async ({ body: { username, password } }, reply) => {
      const [{ passwordHash, ...user } = {}] = await ask('person', username)
      if (!(await argon2.verify(String(passwordHash), password))) return reply.code(400).send()
      const token = randomBytes(32).toString('base64url')
      await ask('session', user['userId'], createHash('sha256').update(token).digest('hex'))
      return { ...user, token, accessToken: token }
    },
  )
}

const column = <Row>(rows: readonly Row[], name: keyof Row) => rows.map((row) => row[name])
