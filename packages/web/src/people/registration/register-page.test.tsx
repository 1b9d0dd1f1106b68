import { registrationMessages } from '@volute/domain/people/registration'
import { afterEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'
import { queryClient } from '../../core/api/index.ts'

const message = 'Your account has been created.'
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
})

async function open() {
  page = await openPage('/register', {
    'GET /registration/settings': { registrationEnabled: true, isDemo: false },
    'GET /registration/company': { companies: [{ companyId: 2, name: 'Riverbend Irrigation' }] },
    'POST /registration/company/user': Response.json({ message }, { status: 201 }),
  })
  await shown(() => textsOf('main form button').length)
}
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main form button')].map((one) => [
    one.textContent,
    one.disabled,
  ])

it('the form asks for name, email, company with suggestions, and consent (REG-11)', async () => {
  await open()
  const labels = ['Username', 'Email', 'Company Name', 'I have read and agree to the Privacy Policy.']
  expect(textsOf('main label')).toEqual(labels)
  await shown(() => textsOf('datalist option').length)
  expect(textsOf('datalist option')).toEqual(['Riverbend Irrigation'])
})

it('an account of a new company is created, and its message replaces the form (REG-12, REG-13)', async () => {
  await open()
  expect(buttons()).toEqual([['Create Account', false]])
  await fill(await field('Username'), 'Dana')
  await fill(await field('Email'), 'dana@acme.example')
  await fill(await field('Company Name'), 'Acme')
  await click(await field('I have read'))
  expect(buttons()).toEqual([['Create Company Account', false]])
  await press('Create Company Account')
  await shown(() => textsOf('main [role="alert"]').length)
  expect(textsOf('main [role="alert"]')).toEqual([message])
  expect(document.querySelector('main form')).toBeNull()
  expect(document.querySelector('main a[href="/login"]')?.textContent).toBe('Return to Login')
})

it('an existing company needs an invite: Create Account is disabled, and the form says so (REG-16)', async () => {
  await open()
  await fill(await field('Company Name'), 'riverbend irrigation')
  await shown(() => buttons().length === 2)
  expect(buttons()).toEqual([
    ['Create Account', true],
    ['Request to Join', false],
  ])
  expect(document.querySelector('main form')?.textContent).toContain('invite')
})

it('an account is created with name, email and company, and the page says what happens next (REG-23, REG-24)', async () => {
  page = await openPage('/register', {
    'GET /registration/settings': { registrationEnabled: true, isDemo: false },
    'GET /registration/company': { companies: [] },
    'POST /registration/company/user': { message: registrationMessages.accountCreated },
  })
  await fill(await field('Username'), 'Dana')
  await fill(await field('Email'), 'dana@acme.example')
  await fill(await field('Company Name'), 'Acme')
  await click(document.querySelector('[type="checkbox"]'))
  await press('Create Company Account')
  const said =
    'Your new account has been created. You will receive an email shortly with a temporary password to access your account.'
  await shown(() => textsOf('[role="alert"]').includes(said))
  const posted = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'POST')
  expect([posted?.[0], JSON.parse(posted?.[1]?.body as string)]).toEqual([
    '/api/registration/company/user',
    { name: 'Dana', emailAddress: 'dana@acme.example', companyName: 'Acme', companyAddress: '' },
  ])
})
