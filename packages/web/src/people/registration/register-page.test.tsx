import { registrationMessages } from '@volute/domain/people/registration'
import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { field, openPage, press, shown as eventually } from '../../../test/open-page.tsx'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
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

it('an account is created with name, email and company, and the page says what follows (REG-23, REG-24)', async () => {
  const page = await openPage('/register', {
    'GET /registration/company': { companies },
    'POST /registration/company/user': { message: registrationMessages.accountCreated },
  })
  await fill(await field('Username'), 'Dana')
  await fill(await field('Email'), 'dana@acme.example')
  await fill(await field('Company Name'), 'Acme')
  await click(document.querySelector('[type="checkbox"]'))
  await press('Create Company Account')
  const said =
    'Your new account has been created. You will receive an email shortly with a temporary password to access your account.'
  await eventually(() => textsOf('[role="alert"]').includes(said))
  const posted = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'POST')
  expect([posted?.[0], JSON.parse(posted?.[1]?.body as string)]).toEqual([
    '/api/registration/company/user',
    { name: 'Dana', emailAddress: 'dana@acme.example', companyName: 'Acme', companyAddress: '' },
  ])
  await page.close()
})
