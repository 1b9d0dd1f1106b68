import { permissions } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const dana = {
  invitationId: 7,
  emailAddress: 'dana@acme.example',
  roleName: 'Buyer',
  sentUtc: '2026-11-20T12:00:00Z',
  expiresUtc: '2026-12-04T12:00:00Z',
  isExpired: false,
  isAbove: false,
}
const list = 'GET /company/2/invitation'
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open() {
  const rosa = { ...nobody, userId: 1, companyId: 2, companyName: 'Acme', permissions: [...permissions] }
  startSession({ ...rosa, token: 't1', accessToken: null })
  const replies: Record<string, unknown> = {
    'GET /company/2/usergroup/map': { rowCount: 0, isMore: false, users: [], roles: [] },
    'GET /company/2/join-request': { joinRequests: [] },
    'GET /company/2/user-group': { roles: [], userGroups: [] },
    [list]: {
      invitations: [dana, { ...dana, invitationId: 8, emailAddress: 'al@acme.example', isAbove: true }],
      isMore: false,
    },
    'POST /company/2/invitation/7': {},
    'DELETE /company/2/invitation/7': {},
  }
  page = await openPage('/manage/users', replies)
  await shown(() => rows().length)
  return replies
}

const rows = () => textsOf('[aria-labelledby="pending-invitations"] li')
const called = (method: string) =>
  expect(fetch).toHaveBeenCalledWith('/api/company/2/invitation/7', expect.objectContaining({ method }))

it('pending invitations can be sent again or cancelled, except those of people with more rights (USERS-26, USERS-27, USERS-28)', async () => {
  const replies = await open()
  expect(rows()[0]).toContain('Buyer')
  expect(textsOf('[aria-labelledby="pending-invitations"] button')).toEqual([
    'Resend the invitation to dana@acme.example',
    'Cancel the invitation to dana@acme.example',
  ])
  await press('Resend the invitation')
  await shown(() => document.body.textContent.includes('The earlier link no longer works.'))
  called('POST')
  replies[list] = { invitations: [], isMore: false }
  await press('Cancel the invitation')
  await press('Cancel Invitation')
  await shown(() => rows().length === 0)
  called('DELETE')
})
