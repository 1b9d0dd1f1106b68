import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { changesNothing, defineEndpoint, open, requestOf } from './define-endpoint.ts'

const endpoint = defineEndpoint({
  name: 'shelf.putBook',
  method: 'PUT',
  path: '/shelf/{shelf}/book',
  summary: 'A book on a shelf',
  access: open,
  fallback: 'The shelf cannot be reached.',
  params: z.object({ shelf: z.string() }),
  query: z.object({ page: z.optional(z.int()), sort: z.optional(z.string()) }),
  body: z.object({ title: z.string() }),
  reply: z.object({}),
})

it('a request puts each value into path, query or body, encoded (ERR-01)', () => {
  expect(requestOf(endpoint, { shelf: 'A/1 é', page: 2, sort: 'by&name', title: 'Pumps' })).toEqual({
    method: 'PUT',
    url: '/api/shelf/A%2F1%20%C3%A9/book?page=2&sort=by%26name',
    body: '{"title":"Pumps"}',
  })
})

it('a request omits undefined query values, and the body where the endpoint has none', () => {
  const { body: _, ...bare } = endpoint
  expect(requestOf(bare, { shelf: 'a', page: undefined })).toEqual({
    method: 'PUT',
    url: '/api/shelf/a/book',
    body: null,
  })
})

it('a GET counts as read-only unless audited, and a POST only if marked as a read', () => {
  expect(changesNothing({ ...endpoint, method: 'GET' })).toBe(true)
  expect(changesNothing({ ...endpoint, method: 'GET', isAudited: true })).toBe(false)
  expect(changesNothing({ ...endpoint, method: 'POST' })).toBe(false)
  expect(changesNothing({ ...endpoint, method: 'POST', isRead: true })).toBe(true)
})
