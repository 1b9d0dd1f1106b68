import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requestOf } from '@volute/domain/kernel'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { slimmed } from './slim-contracts.ts'

const declared = `
import { z } from 'zod/mini'
export const rename = defineEndpoint({
  id: 'E1',
  method: 'PUT',
  path: '/user/{userId}',
  summary: 'Rename, with a comma',
  access: signedIn({ rights: { customer: [], provider: [] } }),
  fallback: 'Unable to rename.',
  params: z.object({ userId: z.string() }),
  query: z.object({ notify: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({}),
})
`

it('leaves of an endpoint what a request is made of', () => {
  const slim = slimmed(declared, parseSync('contract.ts', declared).program)
  expect(slim).not.toMatch(/summary|params|reply/)
  const signedIn = () => ({ kind: 'signedIn' })
  const z = { object: (shape: object) => ({ shape }), string: () => ({}) }
  const code = slim.replace(/^import.*$/m, '').replace('export const rename =', 'return')
  const rename = new Function('defineEndpoint', 'signedIn', 'z', code)((one: unknown) => one, signedIn, z)
  expect(requestOf(rename, { userId: '7', notify: 'yes', name: 'Ada' } as never)).toEqual({
    method: 'PUT',
    url: '/api/user/7?notify=yes',
    body: '{"name":"Ada"}',
  })
})

it('the browser reads nothing of an endpoint that its build leaves out', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] })
  const readers = sources.filter((path) =>
    /\.(reply|params|body)\.(parse|safeParse|shape)/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  )
  expect(readers).toEqual([])
})
