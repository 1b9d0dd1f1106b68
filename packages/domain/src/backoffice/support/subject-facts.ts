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

/**
 * Subject of an event in words (SUPPORT-08): names instead of ids, and no other ids. A thing that is gone has the name that the
 * event itself wrote down.
 */
export function factsOf(subject: Subject, nameOf: NameOf): SubjectFact[] {
  const facts = Object.entries(subject).flatMap(([key, value]) => factsUnder(key, value, subject, nameOf))
  // The name beside an id usually repeats the name of the thing.
  return facts.filter(
    ({ name, value }, at) =>
      name !== 'Name' || !facts.some((other, place) => place !== at && other.value === value),
  )
}

/** Facts in one line: `Order 100012, Step PICKED`. */
export const factsText = (facts: readonly SubjectFact[]): string =>
  facts.map(({ name, value }) => `${name} ${value}`).join(', ')

function factsUnder(key: string, value: unknown, subject: Subject, nameOf: NameOf): SubjectFact[] {
  const kind = kindOfKey[key]
  if (kind)
    return idsOf(value).map((one) => ({
      name: kindWords[kind],
      value: nameOf(kind, one) ?? writtenName(subject) ?? 'removed',
      link: kind === 'person' || kind === 'order' ? { to: kind, id: one } : null,
    }))
  if (/Ids?$/.test(key)) return []
  const text = textOf(key, value, nameOf)
  return text === '' ? [] : [{ name: wordsOf(key), value: text, link: null }]
}

function textOf(key: string, value: unknown, nameOf: NameOf): string {
  if (Array.isArray(value))
    return value.map((one) => textOf(key, one, nameOf)).join(key === 'lines' ? '; ' : ', ')
  if (isSubject(value)) return factsText(factsOf(value, nameOf))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return 'none'
  if (typeof value !== 'string') return JSON.stringify(value)
  const permission = permissions.find((one) => key === 'permissions' && one === value)
  return permission ? permissionTable[permission].name : value
}

const idsOf = (value: unknown): number[] => [value].flat().filter((one) => typeof one === 'number')

const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Name that the event wrote down: its own, or the one before the change. */
function writtenName({ name, before }: Subject): string | undefined {
  if (typeof name === 'string') return name
  return isSubject(before) ? writtenName(before) : undefined
}

/** `replacedBy` as `Replaced by`. */
function wordsOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
