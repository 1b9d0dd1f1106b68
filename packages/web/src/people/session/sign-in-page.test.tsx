import { afterEach, expect, it } from 'vitest'
import { field, openPage } from '../../../test/open-page.tsx'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(() => page.close())

it('the password ends at 90 characters (AUTH-09)', async () => {
  page = await openPage('/login')
  expect(await field('Password')).toMatchObject({ type: 'password', maxLength: 90 })
})
