import type { Brand } from '@volute/domain/core/brand'
import type { Permission } from '@volute/domain/core/permissions'
import type { NewsDetail, OrderNews } from '@volute/domain/backoffice/support'
import type { z } from 'zod/mini'
import type { Log } from '../log/log.ts'
import type { Trace } from '../log/trace.ts'
import type { Database, CachedReads, Queryable, Transaction, Trial } from '../db/index.ts'
import type { ErpPort } from '@volute/erp'
import type { FileStore } from '../files/index.ts'
import type { Settings } from '../settings/settings.ts'

/** Person behind a call, read from the database on every call (OQ-13). */
export interface Actor {
  sessionId: number
  userId: number
  userName: string
  emailAddress: string
  /** Company for which the session acts; it owns everything the call reads and writes. */
  companyId: number
  companyName: string
  isPackager: boolean
  /** True if the acting company rejects a PO number that it has used (READ-11). */
  refusesUsedPo: boolean
  /** Identifier of the acting company's account at the ERP; empty while it has none. */
  customer: string
  originalCompanyId: number
  isProviderStaff: boolean
  /** True if the acting company is the provider's own. */
  worksForProvider: boolean
  permissions: Permission[]
  /** Discount of the acting company in basis points; 0 if the ERP has prices for each customer. */
  discountBasisPoints: number
  /** Distributor that serves the acting company (OQ-34). */
  distributor: { code: string; name: string } | null
}

export interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
  attachment?: Attachment | null
  /** Order and kind of a notification. */
  salesOrderId?: number | null
  orderNews?: OrderNews | null
  newsDetail?: NewsDetail | null
}

/** Transport that sends mails out of the shop. */
export interface Transport {
  send(mail: Mail & { messageId: string }, sender: Brand['mail']): Promise<void>
}

/** Mail as a handler writes it; the shop's brand is added when it is sent. */
export type MailTemplate = (brand: Brand) => Mail

export interface TracedMail {
  letter: MailTemplate
  trace: Trace
}

/** File attached to a mail. */
export interface Attachment {
  fileName: string
  base64: string
}

/** Context of the shop's handlers: the database, the clock and the ports; one per process. */
export interface Shop {
  db: Database
  settings: Settings
  /** True once the process has been asked to stop. */
  isStopping: boolean
  log: Log
  now(): Date
  /** True for the demo, whose mails and people anybody may see; never for a shop with an administrator of its own. */
  isDemo(this: void, db: Queryable): Promise<boolean>
  erp: ErpPort
  files: FileStore
  /**
   * Opens a database for work that is rolled back: PostgreSQL itself, or a copy of the embedded database, which has only one
   * session.
   */
  openTrial(): Promise<Trial>
  /** Writes a mail in the handler's own transaction; the queue sends it afterwards. */
  sendMail(tx: Transaction, letter: MailTemplate): Promise<void>
  /** Same for several mails, each in the trace of its own work. */
  sendMails(tx: Transaction, letters: readonly TracedMail[]): Promise<void>
  /** Adds a job to the queue in the handler's own transaction; false if one with the same payload is already waiting or running. */
  enqueue: Enqueue<boolean>
  /** True if a job of this kind is waiting, running, or waiting for its next attempt. */
  isUnfinished(this: void, job: JobKind): Promise<boolean>
  /** Runs jobs that wait for their next attempt after one second, by when the requesting job has ended. */
  retrySoon(this: void, job: JobKind): Promise<void>
  /** Adds a job, or runs the one with the same payload now if it is waiting for its next attempt. */
  runNow: Enqueue<void>
  /** Runs work in the trace of the unfinished job with this payload, if there is one. */
  inTraceOf<Payload extends z.ZodMiniObject>(
    this: void,
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    work: () => Promise<void>,
  ): Promise<void>
}

/** Kind of job, as callers that add one see it; `core/queue/define-job.ts` has the rest. */
export interface JobKind<Payload extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Name of its queue; jobs added by an earlier release wait under it. */
  name: string
  /** Schema of a job's payload, including payloads stored by an earlier release. */
  payload: Payload
}

type Enqueue<Result> = <Payload extends z.ZodMiniObject>(
  tx: Queryable,
  job: JobKind<Payload>,
  payload: z.input<Payload>,
) => Promise<Result>

/** Context of a job: the shop's, and the mail server, which only the queue uses. */
export interface JobContext extends Shop {
  transport: Transport
}

/** Thrown by a job that has to wait: it is retried later, and no failure is logged. */
export class NotYet extends Error {}

export interface PublicContext extends Shop {
  /** Bearer token as sent, if any. */
  token: string | undefined
  /** Address of the caller, through trusted proxies only. */
  address: string
  /** The User-Agent header. */
  userAgent: string
  /** Gives back the attempts that the call took under its contract's limits, for a caller who turns out to be legitimate. */
  giveBackAttempts(): Promise<void>
}

export interface ActorContext extends PublicContext {
  actor: Actor
  /** Cached reads of the catalogue version that is committed when the call begins. */
  catalogue: CachedReads
}
