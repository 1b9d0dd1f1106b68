import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(() => page.close())

/** Returns the links below the form, once the server has reported whether registration is enabled. */
async function open(path: string, registrationEnabled: boolean) {
  page = await openPage(path, {
    'GET /registration/settings': { registrationEnabled, isDemo: true },
    'GET /demo/cast': { password: '', people: [] },
  })
  await shown(() => textsOf('main button').includes('Sign In'))
}
const links = () =>
  [...document.querySelectorAll('main a')].map((one) => [one.textContent, one.getAttribute('href')])
const mails = ['Mails of this demo', '/demo/outbox']

it('the sign-in asks for email and password, and the password can be shown and hidden (AUTH-01)', async () => {
  await open('/login', false)
  expect(textsOf('main label')).toEqual(['Email', 'Password'])
  const password = await field('Password')
  expect(password?.getAttribute('type')).toBe('password')
  await press('Show characters')
  expect(password?.getAttribute('type')).toBe('text')
  await press('Hide characters')
  expect(password?.getAttribute('type')).toBe('password')
})

it.each([
  [true, [['Create a new account', '/register']]],
  [false, []],
])(
  'the sign-in links to the forgotten password and, with registration enabled: %s, to a new account (AUTH-02, AUTH-03)',
  async (isEnabled, register) => {
    await open('/login', isEnabled)
    await shown(() => textsOf('main a').includes('Mails of this demo'))
    expect(links()).toEqual([['Forgot your password?', '/forgot-password'], ...register, mails])
  },
)

it('after a forgotten password the sign-in asks for the temporary one and has no links (AUTH-04)', async () => {
  await open('/login/temporary-password', true)
  expect(textsOf('main label')).toEqual(['Email', 'Temporary Password'])
  expect(links()).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
})

it('the password is limited to 90 characters (AUTH-09)', async () => {
  await open('/login', false)
  expect(await field('Password')).toMatchObject({ type: 'password', maxLength: 90 })
})
