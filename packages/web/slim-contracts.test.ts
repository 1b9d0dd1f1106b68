import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requestOf } from '@volute/domain/core/kernel'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { slimmed } from './slim-contracts.ts'

const declared = `
import { z } from 'zod/mini'
const path = { path: '/user/{userId}', params: z.object({ userId: z.string() }) }
export const rename = defineEndpoint({
  name: 'user.rename',
  method: 'PUT',
  path: '/user/{userId}',
  summary: 'Rename, with a comma',
  access: signedIn({ rights: { customer: [], provider: [] } }),
  fallback: 'Unable to rename.',
  params: z.object({ userId: z.string() }),
  query: z.object({ notify: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({}),
  csv: listCsv({ fileName: 'Users.csv', columns: { Name: ({ name }) => name } }),
})
`

it('leaves of an endpoint what the browser reads', () => {
  const slim = slimmed(
    declared,
    parseSync('contract.ts', declared).program,
    new Map([['user.rename', ['notify']]]),
  )
  expect(slim.replaceAll(/\s+/g, ' ')).toBe(
    ` import { z } from 'zod/mini' const path = { path: '/user/{userId}', } export const rename = defineEndpoint({ name: 'user.rename', method: 'PUT', path: '/user/{userId}', ` +
      `access: signedIn({ rights: { customer: [], provider: [] } }), fallback: 'Unable to rename.', ` +
      `query: { shape: { notify: 1 } }, body: {}, csv: { fileName: 'Users.csv' }, }) `,
  )
})

it('a request is made of that alone', () => {
  const rename = { method: 'PUT', path: '/user/{userId}', query: { shape: { notify: 1 } }, body: {} }
  expect(requestOf(rename as never, { userId: '7', notify: 'yes', name: 'Ada' } as never)).toEqual({
    method: 'PUT',
    url: '/api/user/7?notify=yes',
    body: '{"name":"Ada"}',
  })
})

it('the browser reads nothing of an endpoint that its build leaves out', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] })
  const readers = sources.filter((path) =>
    /\.(reply|params|query|body)\.(parse|safeParse|shape)|\.csv\.(columns|rowsOf)/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  )
  expect(readers).toEqual([])
})
