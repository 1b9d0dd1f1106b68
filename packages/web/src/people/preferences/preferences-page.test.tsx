import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { PreferencesPage } from './preferences-page.tsx'

beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 400 }))
})
afterAll(() => {
  vi.unstubAllGlobals()
  clearSession()
})

it('ERR-13: preferences that cannot be read say so, with a way to try again', async () => {
  startSession({
    ...nobody,
    userId: 7,
    companyId: 2,
    companyName: 'Riverbend',
    token: 't1',
    accessToken: null,
  })
  const shown = await renderInShop(<PreferencesPage />)
  await act(async () => {
    await expect.poll(() => shown.host.querySelector('[role="alert"]')).not.toBeNull()
  })
  expect(textsOf('[role="alert"] p', shown.host)).toEqual(['Unable to retrieve company preference setting.'])
  expect(textsOf('button', shown.host)).toEqual(['Try again'])
  await shown.remove()
})
