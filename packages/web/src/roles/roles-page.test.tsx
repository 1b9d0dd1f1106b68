import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop, textsOf } from '../../test/render.tsx'
import { RolesPage } from './roles-page.tsx'

beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
})
afterAll(() => vi.unstubAllGlobals())

it('ROLES-16: a list that cannot load shows the server-error page', async () => {
  const shown = await renderInShop(<RolesPage />)
  await act(async () => {
    await expect.poll(() => textsOf('[role="alert"] h2', shown.host)).toEqual(['Internal Server Error'])
  })
  expect(textsOf('[role="alert"] p', shown.host)).toEqual(['Internal server error. Unable to load roles.'])
  await shown.remove()
})
