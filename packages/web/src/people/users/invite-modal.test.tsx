import { userMessages } from '@volute/domain/people/users'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { InviteModal } from './invite-modal.tsx'

const roles = [{ roleId: 3, name: 'Basic User', immutable: true, permissions: [] }]
const onClose = vi.fn()

let shown: Awaited<ReturnType<typeof renderInShop>>
beforeEach(async () => {
  startSession({
    ...nobody,
    userId: 7,
    companyId: 2,
    permissions: ['INVITE_USERS'],
    token: 't1',
    accessToken: null,
  })
  shown = await renderInShop(<InviteModal roles={roles} onClose={onClose} />)
  // The dialog's code loads on demand.
  await eventually(() => field('Email 1'))
})
afterEach(async () => {
  await shown.remove()
  clearSession()
  onClose.mockClear()
})

const inDialog = (selector: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[role="dialog"] ${selector}`),
]
const button = (label: string) => inDialog('button').find(({ textContent }) => textContent === label)
const field = (label: string) => {
  const found = inDialog('label').find(({ textContent }) => textContent === label)
  return inDialog('input, select').find(({ id }) => id === found?.getAttribute('for'))
}
const errorAt = (label: string) => {
  const [id] = field(label)?.getAttribute('aria-describedby')?.split(' ') ?? []
  return id && document.getElementById(id)?.textContent
}

const type = (label: string, text: string) => fill(field(label), text)

it('each invalid row shows its errors at its own fields, and the focus moves to the first (USERS-09, USERS-10, USERS-11)', async () => {
  await click(button('Send Invites'))
  expect(errorAt('Email 1')).toBe('You must add info for at least one user to invite.')
  await click(button('Add Another'))
  await type('Email 1', 'dana@acme.example')
  await type('Email 2', 'x')
  await click(button('Send Invites'))
  expect(errorAt('Email 1')).toBeUndefined()
  expect(errorAt('Role 1')).toBe('All users must have a role selected.')
  expect(errorAt('Email 2')).toBe("The email address 'x' is not valid.")
  expect(document.activeElement).toBe(field('Role 1'))
})

it('closing asks before typed addresses are lost (USERS-07, SHELL-48)', async () => {
  await type('Email 1', 'dana@acme.example')
  await click(button('Cancel'))
  expect(onClose).not.toHaveBeenCalled()
  await expect.poll(() => textsOf('[role="dialog"] h2')).toContain('Changes have not been saved!')
  await type('Email 1', '')
  await click(button('Cancel'))
  expect(onClose).toHaveBeenCalled()
})

it('after sending, the modal lists the result for each address (USERS-06)', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        successfulEmails: [{ userId: 9, emailAddress: 'dana@acme.example', roleId: 3 }],
        alreadyRegistered: ['eve@acme.example'],
        failedEmails: ['fay@acme.example'],
        roleId: 3,
      },
      { status: 201 },
    ),
  )
  await type('Email 1', 'dana@acme.example')
  await type('Role 1', '3')
  await click(button('Send Invites'))
  await eventually(() => textsOf('[role="dialog"] li').length === 3)
  vi.unstubAllGlobals()
  expect(textsOf('[role="dialog"] :is(h3, li)')).toEqual([
    'Successful',
    'dana@acme.example',
    'Already Registered',
    'eve@acme.example',
    'Failed',
    'fay@acme.example',
  ])
  expect(textsOf('[role="dialog"] [role="alert"]')).toEqual([userMessages.someInvited])
  expect(field('Email 1')).toBeUndefined()
  await click(button('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})
