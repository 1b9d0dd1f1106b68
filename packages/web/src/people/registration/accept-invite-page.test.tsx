import { afterEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'
import { queryClient } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
})

const dana = { emailAddress: 'dana@acme.example', companyCode: 'code' }
const open = { 'POST /registration/invitation': { state: 'OPEN', companyName: 'Acme' } }
const newcomer = { userExistsInUserPool: false, userExistsInApplication: false }
const password = 'First-Own-Pass-1'

it.each([
  [
    false,
    { ...dana, name: 'Dana', phoneNumberCountryCode: '1', phoneNumber: '2125550146', newPassword: password },
  ],
  [true, { ...dana, name: null, phoneNumberCountryCode: null, phoneNumber: null, newPassword: null }],
])(
  'with an existing account (%j) an invitation is accepted with %j (REG-09, CONST-12)',
  async (userExistsInUserPool, accepted) => {
    page = await openPage('/accept-invite/dana@acme.example/code/Acme', {
      ...open,
      'POST /registration/user-exists': { userExistsInUserPool, userExistsInApplication: false },
    })
    const consent = await shown(() => document.querySelector('[type="checkbox"]'))
    if (!userExistsInUserPool) {
      await fill(await field('Name'), 'Dana')
      await fill(document.querySelector('[type="tel"]'), '212 555 0146')
      await fill(await field('Password'), password)
    }
    await click(consent)
    await press('Accept')
    await shown(() => document.body.textContent.includes('Unable to create account.'))
    const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)
    expect(bodies).toEqual([
      { emailAddress: dana.emailAddress, applicationCode: 'ECOMMERCE' },
      dana,
      accepted,
    ])
    expect(vi.mocked(fetch).mock.lastCall).toMatchObject([
      '/api/registration/company/user/invite/accept',
      { method: 'PUT' },
    ])
  },
)

it('an accepted invitation of a known person shows its message and a link to the sign-in (REG-02)', async () => {
  const message = 'Your account has been added to Acme.'
  page = await openPage('/accept-invite/dana@acme.example/ABC123/Acme', {
    ...open,
    'POST /registration/user-exists': { ...newcomer, userExistsInUserPool: true },
    'PUT /registration/company/user/invite/accept': { message },
  })
  await click(await field('I have read'))
  await press('Accept')
  await shown(() => textsOf('main [role="alert"]').length)
  expect(textsOf('main [role="alert"]')).toEqual([message])
  expect(textsOf('main label')).toEqual([])
  expect(document.querySelector('main a[href="/login"]')?.textContent).toBe('Return to Login')
})

it('an accepted invitation signs in with the chosen password, and says so where that fails (REG-27)', async () => {
  const message = 'Your account has been created. You can now sign in with your password.'
  page = await openPage('/accept-invite/dana@acme.example/ABC123/Acme', {
    ...open,
    'POST /registration/user-exists': newcomer,
    'PUT /registration/company/user/invite/accept': { message },
  })
  await fill(await field('Name'), 'Dana')
  await fill(await field('Password'), password)
  await click(await field('I have read'))
  await press('Accept')
  await shown(() => textsOf('main [role="alert"]').length)
  const [url, init] = vi.mocked(fetch).mock.lastCall ?? []
  expect(url).toBe('/api/registration/authenticate')
  expect(JSON.parse(init?.body as string)).toMatchObject({ username: 'dana@acme.example', password })
  expect(textsOf('main [role="alert"]')).toEqual([message])
})

it.each([
  [{ state: 'USED' }, 'Already Registered', 'Registration is complete and this invite is no longer valid.'],
  [{ state: 'EXPIRED' }, 'Invitation Expired', 'Ask your company administrator to send it again.'],
  [{ state: 'REPLACED' }, 'Link Not Valid', 'Use the one in the latest mail'],
  [
    Response.json({ error: 'x', code: 'INVITATION_NOT_VALID' }, { status: 404 }),
    'Link Not Valid',
    'Please ask your company administrator for a new one.',
  ],
])('a link that cannot be accepted (%j) says what to do: %s (REG-03, REG-28)', async (read, title, text) => {
  page = await openPage('/accept-invite/dana@acme.example/ABC123/Acme', {
    'POST /registration/user-exists': newcomer,
    'POST /registration/invitation': read instanceof Response ? read : { ...read, companyName: 'Acme' },
  })
  await shown(() => textsOf('main h1').includes(title))
  expect(textsOf('main [role="note"]').join()).toContain(text)
  expect(textsOf('main form')).toEqual([])
})
