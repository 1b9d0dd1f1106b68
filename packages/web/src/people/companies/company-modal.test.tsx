import { permissions } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

it('the help explains each flag (COMPANY-10, COMPANY-22, COMPANY-23, COMPANY-24)', async () => {
  const ada = {
    ...nobody,
    userId: 1,
    companyId: 1,
    companyName: 'Volute',
    worksForProvider: true,
    permissions: [...permissions],
  }
  startSession({ ...ada, token: 't1', accessToken: null })
  page = await openPage('/manage/companies', {
    'GET /company/map': { rowCount: 0, isMore: false, companies: [] },
    'GET /company/choices': { accounts: [], deviceTypes: [] },
  })
  await press('Create Company')
  await press('What do these flags mean?')
  await shown(() => textsOf('dl').length)
  expect([textsOf('dl dt'), textsOf('dl dd')]).toEqual([
    ['Packager', 'Migrating', 'Tester'],
    [
      'A packager company cannot see actual asset data such as GPS location and must pass a validation check before transferring assets.',
      'New assets of a migrating company are flagged as in migration: templates and configuration are not applied until the flag is removed manually.',
      'Tester companies are excluded from super-admin reports.',
    ],
  ])
})
