import { z } from 'zod/mini'
import { forPump } from '../../catalogue/fit/index.ts'
import { date, id, money, utc } from '../../core/kernel/index.ts'
import { deskStatuses } from '../../buying/orders/index.ts'
import { permissions } from '../../core/permissions/index.ts'
import { subjectFact } from './subject-facts.ts'

const instant = z.nullable(utc)

/** Filters of the mail list. */
export const mailStates = ['Unsent', 'Sent', 'All'] as const

export const foundOrder = z.object({
  salesOrderId: id,
  erpSalesOrderNumber: z.nullable(z.string()),
  poNumber: z.string(),
  companyName: z.string(),
  /** Time when the ERP received the order; the time of ordering until then. */
  arrivedUtc: utc,
  status: z.enum(deskStatuses),
})
export type FoundOrder = z.infer<typeof foundOrder>

/** A quote; support opens it through the person who saved it. */
export const foundQuote = z.object({
  quoteId: id,
  name: z.string(),
  companyName: z.string(),
  userId: id,
  createdUtc: utc,
  orderedUtc: instant,
})
export type FoundQuote = z.infer<typeof foundQuote>

export const personStates = ['INVITED', 'ENABLED', 'DISABLED', 'DELETED'] as const

export const foundPerson = z.object({
  userId: id,
  name: z.string(),
  emailAddress: z.string(),
  companyName: z.string(),
  state: z.enum(personStates),
})
export type FoundPerson = z.infer<typeof foundPerson>

/** A mail without its text; `lastError` and `nextTryUtc` are null if it was neither sent nor attempted. */
export const supportMail = z.object({
  mailId: id,
  recipient: z.string(),
  subject: z.string(),
  createdUtc: utc,
  sentUtc: instant,
  tries: z.int(),
  lastError: z.nullable(z.string()),
  nextTryUtc: instant,
  /** Reason why it cannot be sent again; null if it can. */
  whyNot: z.nullable(z.string()),
})
export type SupportMail = z.infer<typeof supportMail>

/** Request to join a company that waits for the company's own people. */
export const waitingRequest = z.object({
  joinRequestId: id,
  name: z.string(),
  emailAddress: z.string(),
  companyId: id,
  companyName: z.string(),
  createdUtc: utc,
  /** People of the company who may approve requests; empty if nobody may. */
  deciders: z.array(z.string()),
})
export type WaitingRequest = z.infer<typeof waitingRequest>

export const auditedAct = z.object({
  actId: id,
  atUtc: utc,
  /** Null if no user has the typed email address. */
  userId: z.nullable(id),
  userName: z.nullable(z.string()),
  emailAddress: z.nullable(z.string()),
  companyId: z.nullable(id),
  companyName: z.nullable(z.string()),
  act: z.string(),
  facts: z.array(subjectFact),
})
export type AuditedAct = z.infer<typeof auditedAct>

/** A permission, the sources that grant it to the person, and the roles of their company that could. */
const right = z.object({
  permission: z.enum(permissions),
  /** Empty if not held. The group is null for the person's own role. */
  sources: z.array(z.object({ roleName: z.string(), groupName: z.nullable(z.string()) })),
  roles: z.array(z.string()),
})
export type Right = z.infer<typeof right>

const signIn = z.object({
  device: z.string(),
  /** True when opened with a temporary password, to set a new one. */
  isTemporary: z.boolean(),
  createdUtc: utc,
  lastActiveUtc: utc,
  /** Time when the session ended; null while it is valid. */
  endedUtc: instant,
})

export const supportPerson = z.extend(foundPerson, {
  companyId: id,
  /** Null while nothing can be ordered for the company. */
  distributorName: z.nullable(z.string()),
  accountIdentifier: z.nullable(z.string()),
  createdUtc: utc,
  policyAcceptedUtc: instant,
  hasPassword: z.boolean(),
  roleName: z.nullable(z.string()),
  groups: z.array(z.object({ name: z.string(), roles: z.array(z.string()) })),
  rights: z.array(right),
  signIns: z.array(signIn),
  failedSignIns: z.array(utc),
  /** Wrong passwords that currently count, the maximum allowed, and the time until which no other is accepted. */
  attempts: z.object({ taken: z.int(), most: z.int(), lockedUntilUtc: instant }),
  orders: z.array(foundOrder),
  quotes: z.array(foundQuote),
  mails: z.array(supportMail),
  acts: z.array(auditedAct),
})
export type SupportPerson = z.infer<typeof supportPerson>

/** Outcomes of an attempt at the ERP; `erpTry` counts the attempts that ended for the same reason. */
export const tryOutcomes = {
  TAKEN: 'Took the order',
  UNANSWERED: 'Could not be asked',
  REFUSED: 'Refused the order',
  HELD: 'Refused the shop',
  STUCK: 'Cannot take the order yet',
  BROKEN: 'Went wrong',
} as const
export type TryOutcome = keyof typeof tryOutcomes

const erpTry = z.object({
  outcome: z.enum(Object.keys(tryOutcomes) as [TryOutcome, ...TryOutcome[]]),
  reason: z.string(),
  times: z.int(),
  firstUtc: utc,
  lastUtc: utc,
})
export type ErpTry = z.infer<typeof erpTry>

export const supportOrder = z.extend(foundOrder, {
  requestCode: z.string(),
  quoteId: z.nullable(id),
  buyer: foundPerson,
  orderedUtc: utc,
  reason: z.nullable(z.string()),
  shipBy: date,
  needBy: date,
  shipVia: z.string(),
  trackingNumber: z.nullable(z.string()),
  grandTotal: money,
  lines: z.array(
    z.object({
      partNumber: z.string(),
      description: z.string(),
      quantity: z.int(),
      unitName: z.string(),
      forPump: z.nullable(forPump),
    }),
  ),
  tries: z.array(erpTry),
  /** Time of the next automatic submission; null if no job is waiting. */
  nextTryUtc: instant,
  /** Reason why it cannot be submitted again; null if it can. */
  whyNot: z.nullable(z.string()),
  mails: z.array(supportMail),
  acts: z.array(auditedAct),
})
export type SupportOrder = z.infer<typeof supportOrder>

/** A job that has failed; without a next attempt it is running or given up. */
export const supportJob = z.object({
  jobId: z.uuid(),
  queue: z.string(),
  /** Subject of the job: an order, a mail, or a person's email address. */
  salesOrderId: z.nullable(id),
  mailId: z.nullable(id),
  emailAddress: z.nullable(z.string()),
  createdUtc: utc,
  tries: z.int(),
  lastError: z.nullable(z.string()),
  nextTryUtc: instant,
  isGivenUp: z.boolean(),
})
export type SupportJob = z.infer<typeof supportJob>
