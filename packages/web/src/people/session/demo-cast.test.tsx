import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, getSession, nobody } from '../../core/api/index.ts'

const ben = {
  name: 'Ben Ortiz',
  email: 'ben@riverbend.example',
  role: 'Buyer',
  companyName: 'Riverbend Irrigation',
}
const rosa = {
  name: 'Rosa Lind',
  email: 'rosa@riverbend.example',
  role: 'Administrator',
  companyName: ben.companyName,
}
const { originalCompanyId: _, ...person } = { ...nobody, userId: 8, companyId: 2, userName: rosa.name }
const replies = {
  'GET /demo/cast': { password: 'Try-Volute-1', people: [ben, rosa] },
  'POST /registration/authenticate': {
    ...person,
    token: 't1',
    accessToken: null,
    deviceToken: 'd1',
    agreedToEula: true,
    newPasswordRequired: false,
  },
}
const cast = () => textsOf('section[aria-label="People of this demo"] button')

// Each test starts without a remembered target page or device.
beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('volute.devices')
})
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

const open = async (isDemo: boolean) => {
  page = await openPage('/login', {
    ...replies,
    'GET /registration/settings': { registrationEnabled: true, isDemo },
  })
  await shown(() => textsOf('a').includes('Create a new account'))
}

it('the sign-in of the demo lists the cast as buttons, and a click signs in as that person', async () => {
  await open(true)
  await shown(() => cast().length)
  expect(cast()).toEqual([
    'Ben OrtizBuyer, Riverbend Irrigation',
    'Rosa LindAdministrator, Riverbend Irrigation',
  ])
  await press('Rosa Lind')
  await shown(() => getSession().token)
  const body = JSON.stringify({ username: rosa.email, password: 'Try-Volute-1', deviceTokens: [] })
  expect(fetch).toHaveBeenCalledWith('/api/registration/authenticate', expect.objectContaining({ body }))
  expect(getSession().user.userName).toBe(rosa.name)
  expect(localStorage.getItem('volute.devices')).toBe('[{"userId":8,"deviceToken":"d1"}]')
  await shown(() => page.router.state.location.pathname === '/dashboard/general')
})

it('a shop that is not a demo does not request the cast', async () => {
  await open(false)
  expect(fetch).not.toHaveBeenCalledWith('/api/demo/cast', expect.anything())
  expect(cast()).toEqual([])
})
