import { z } from 'zod/mini'
import { id } from '../../core/kernel/index.ts'
import { permissions, permissionTable } from '../../core/permissions/index.ts'

/** Kinds of things that a subject names by id, with their word in the audit. */
const kindWords = {
  person: 'Person',
  company: 'Company',
  role: 'Role',
  group: 'Group',
  joinRequest: 'Join request',
  distributor: 'Distributor',
  order: 'Order',
  quote: 'Quote',
  claim: 'Claim',
  part: 'Part',
  pump: 'Pump',
  publication: 'Draft',
  paintColor: 'Default paint color',
  zeroResultGroup: 'Search',
} as const
export type NamedKind = keyof typeof kindWords

/** Keys of a subject whose values are ids. */
const kindOfKey: Record<string, NamedKind> = {
  userId: 'person',
  userIds: 'person',
  companyId: 'company',
  roleId: 'role',
  roleIds: 'role',
  userGroupId: 'group',
  joinRequestId: 'joinRequest',
  distributorAccountId: 'distributor',
  salesOrderId: 'order',
  salesQuoteId: 'quote',
  quoteId: 'quote',
  claimId: 'claim',
  partId: 'part',
  pumpIds: 'pump',
  publicationId: 'publication',
  defaultPaintColor: 'paintColor',
  searchId: 'zeroResultGroup',
}

/** Fact of an act, in words. A person and an order have a page of support, which the id opens. */
export const subjectFact = z.object({
  name: z.string(),
  value: z.string(),
  link: z.nullable(z.object({ to: z.enum(['person', 'order']), id })),
})
export type SubjectFact = z.infer<typeof subjectFact>

type Subject = Record<string, unknown>
export type NameOf = (kind: NamedKind, id: number) => string | undefined

/** Ids in a subject, by kind, so that their names are read together. */
export function namedIn(subject: Subject): { kind: NamedKind; id: number }[] {
  return Object.entries(subject).flatMap(([key, value]) => {
    const kind = kindOfKey[key]
    if (kind) return idsOf(value).map((one) => ({ kind, id: one }))
    return isSubject(value) ? namedIn(value) : []
  })
}

/** Subject of an event in words (SUPPORT-08): names instead of ids, and no other ids. */
export function factsOf(subject: Subject, nameOf: NameOf): SubjectFact[] {
  const own = Object.entries(subject).flatMap(([key, value]) => {
    const kind = kindOfKey[key]
    return kind && typeof value === 'number' ? nameOf(kind, value) : []
  })
  // The name beside the id of a thing is left out if the thing still has it.
  return factsIn(subject, nameOf).filter(({ name, value }) => name !== 'Name' || !own.includes(value))
}

/** Facts in one line: `Order 100012, Step PICKED`. */
export const factsText = (facts: readonly SubjectFact[]): string =>
  facts.map(({ name, value }) => `${name} ${value}`).join(', ')

const factsIn = (subject: Subject, nameOf: NameOf): SubjectFact[] =>
  Object.entries(subject).flatMap(([key, value]) => factsUnder(key, value, nameOf))

function factsUnder(key: string, value: unknown, nameOf: NameOf): SubjectFact[] {
  const kind = kindOfKey[key]
  if (kind && value !== null)
    return idsOf(value).map((one) => ({
      name: kindWords[kind],
      value: nameOf(kind, one) ?? 'removed',
      link: kind === 'person' || kind === 'order' ? { to: kind, id: one } : null,
    }))
  // Demand that was set aside before it was named had its ids in a `key`.
  if (/Ids?$|^key$/.test(key)) return []
  const text = textOf(key, value, nameOf)
  return text === '' ? [] : [{ name: wordsOf(key), value: text, link: null }]
}

function textOf(key: string, value: unknown, nameOf: NameOf): string {
  if (Array.isArray(value)) return value.map((one) => textOf(key, one, nameOf)).join(', ')
  if (isSubject(value)) return inBrackets(factsText(factsIn(value, nameOf)))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return 'none'
  if (typeof value !== 'string') return JSON.stringify(value)
  const permission = permissions.find((one) => key === 'permissions' && one === value)
  return permission ? permissionTable[permission].name : value
}

const idsOf = (value: unknown): number[] => [value].flat().filter((one) => typeof one === 'number')

const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inBrackets = (text: string) => (text === '' ? '' : `(${text})`)

/** `replacedBy` as `Replaced by`. */
function wordsOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
