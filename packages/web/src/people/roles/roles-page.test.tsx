import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { queryClient } from '../../core/api/index.ts'
import { RolesPage } from './roles-page.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function openWith(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  shown = await renderInShop(<RolesPage />)
  await act(async () => {
    await expect.poll(() => textsOf('[role="alert"] h2', shown.host)).toHaveLength(1)
  })
  return textsOf('[role="alert"] :is(h2, p)', shown.host)
}

it('a list that fails to load shows the server error page (ROLES-16)', async () => {
  expect(await openWith(() => new Response('', { status: 500 }))).toEqual([
    'Internal Server Error',
    'Internal server error. Unable to load roles.',
  ])
})

it('a list without a connection does not show a server error (ERR-05)', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await openWith(lost)).toEqual(['No Connection', 'No connection. Unable to load roles.'])
})

it.each([
  [403, 'Access Denied'],
  [404, 'Not Found'],
  [429, 'Too Many Attempts'],
])('a list rejected with %i is titled %s, above its message', async (status, title) => {
  const refused = () => Response.json({ error: 'Said by the shop.' }, { status })
  expect(await openWith(refused)).toEqual([title, 'Said by the shop.'])
})
