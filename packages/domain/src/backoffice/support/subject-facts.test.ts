import { expect, it } from 'vitest'
import { factsOf, factsText, namedIn, type NamedKind } from './subject-facts.ts'

const names: Record<string, string> = {
  'order 12': '100012',
  'person 7': 'Ben',
  'role 3': 'Buyer',
  'paintColor 1': 'Gray',
  'zeroResultGroup 4': 'seegerring',
}
const nameOf = (kind: NamedKind, id: number) => names[`${kind} ${id}`]
const text = (subject: Record<string, unknown>) => factsText(factsOf(subject, nameOf))

it.each([
  [{ salesOrderId: 12, step: 'PICKED' }, 'Order 100012, Step PICKED'],
  [
    { userId: 7, before: { name: 'Ben', roleId: 3 }, after: { name: 'Benny', roleId: null } },
    'Person Ben, Before (Name Ben, Role Buyer), After (Name Benny)',
  ],
  [{ searchValue: 'ring', isIgnored: false }, 'Search value ring, Is ignored no'],
  [{ permissions: ['INVITE_USERS'], replacedBy: null }, 'Permissions Invite users, Replaced by none'],
  [
    {
      lines: [
        { position: 0, quantity: 2 },
        { position: 1, quantity: 5 },
      ],
    },
    'Lines (Position 0, Quantity 2), (Position 1, Quantity 5)',
  ],
  [{ defaultPaintColor: 1 }, 'Default paint color Gray'],
  [{ defaultPaintColor: null }, 'Default paint color none'],
  [{ searchId: 4, isIgnored: true }, 'Search seegerring, Is ignored yes'],
  [{}, ''],
])('the subject %j is in words, with names instead of ids (SUPPORT-08)', (subject, words) => {
  expect(text(subject)).toBe(words)
})

it("the name beside a thing is left out if it is the thing's own (SUPPORT-08)", () => {
  expect(text({ roleId: 3, name: 'Buyer' })).toBe('Role Buyer')
  expect(text({ roleId: 3, name: 'Clerk' })).toBe('Role Buyer, Name Clerk')
  expect(text({ roleId: 3, name: 'Clerk', description: 'Clerk' })).toBe(
    'Role Buyer, Name Clerk, Description Clerk',
  )
  expect(text({ publicationId: 9, name: 'parts.csv' })).toBe('Draft removed, Name parts.csv')
})

it('a thing without a name is removed; other ids are left out (SUPPORT-08)', () => {
  expect(text({ roleId: 9 })).toBe('Role removed')
  expect(text({ list: 'parts', key: '12 NOT_SOLD' })).toBe('List parts')
  expect(text({ mailId: 5, parcelId: 'a', recipient: 'ben@river.example' })).toBe(
    'Recipient ben@river.example',
  )
})

it('people and orders lead to their pages of support, and all names are read together (SUPPORT-08)', () => {
  const subject = { salesOrderId: 12, pumpIds: [1, 2], before: { userIds: [7] } }
  expect(factsOf(subject, nameOf).map(({ link }) => link)).toEqual([
    { to: 'order', id: 12 },
    null,
    null,
    null,
  ])
  expect(namedIn(subject)).toEqual([
    { kind: 'order', id: 12 },
    { kind: 'pump', id: 1 },
    { kind: 'pump', id: 2 },
    { kind: 'person', id: 7 },
  ])
})
