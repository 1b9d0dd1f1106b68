import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { RegisterPage } from './register-page.tsx'

const companies = [{ companyId: 2, name: 'Riverbend Irrigation' }]

beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json({ companies }))
})
afterAll(() => vi.unstubAllGlobals())

it('REG-11: asks for name, email, company, which it suggests, and consent', async () => {
  const shown = await renderInShop(<RegisterPage />)
  const labels = ['Username', 'Email', 'Company Name', 'I have read and agree to the Privacy Policy.']
  expect(textsOf('label', shown.host)).toEqual(labels)
  await act(async () => {
    await expect.poll(() => textsOf('datalist option', shown.host)).toEqual(['Riverbend Irrigation'])
  })
  await shown.remove()
})
