import { afterEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(() => page.close())

const dana = { emailAddress: 'dana@acme.example', companyCode: 'code' }

it.each([
  [false, { ...dana, name: 'Dana', phoneNumberCountryCode: '1', phoneNumber: '2125550146' }],
  [true, { ...dana, name: null, phoneNumberCountryCode: null, phoneNumber: null }],
])(
  'with an existing account (%j) an invitation is accepted with %j (REG-09, CONST-12)',
  async (userExistsInUserPool, accepted) => {
    page = await openPage('/accept-invite/dana@acme.example/code/Acme', {
      'POST /registration/user-exists': { userExistsInUserPool, userExistsInApplication: false },
    })
    const consent = await shown(() => document.querySelector('[type="checkbox"]'))
    if (!userExistsInUserPool) {
      await fill(await field('Name'), 'Dana')
      await fill(document.querySelector('[type="tel"]'), '212 555 0146')
    }
    await click(consent)
    await press('Accept')
    await shown(() => document.body.textContent.includes('Unable to create account.'))
    const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)
    expect(bodies).toEqual([{ emailAddress: dana.emailAddress, applicationCode: 'ECOMMERCE' }, accepted])
    expect(vi.mocked(fetch).mock.lastCall).toMatchObject([
      '/api/registration/company/user/invite/accept',
      { method: 'PUT' },
    ])
  },
)

it('an accepted invitation shows its message and a link to the sign-in (REG-02)', async () => {
  const message = 'Your account has been created.'
  page = await openPage('/accept-invite/dana@acme.example/ABC123/Acme', {
    'POST /registration/user-exists': { userExistsInUserPool: false, userExistsInApplication: false },
    'PUT /registration/company/user/invite/accept': { message },
  })
  await fill(await field('Name'), 'Dana')
  await click(await field('I have read'))
  await press('Accept')
  await shown(() => textsOf('main [role="alert"]').length)
  expect(textsOf('main [role="alert"]')).toEqual([message])
  expect(textsOf('main label')).toEqual([])
  expect(document.querySelector('main a[href="/login"]')?.textContent).toBe('Return to Login')
})
