import type { Brand } from '@volute/domain/core/brand'
import type { Permission } from '@volute/domain/core/permissions'
import type { NewsDetail, OrderNews } from '@volute/domain/backoffice/support'
import type { z } from 'zod/mini'
import type { Log } from '../log/log.ts'
import type { Database, CachedReads, Queryable, Transaction, Trial } from '../db/index.ts'
import type { ErpPort } from '../erp/port.ts'
import type { FileStore } from '../files/index.ts'
import type { Settings } from '../settings/settings.ts'

/** The person behind a call, read from the database on every call (OQ-13). */
export interface Actor {
  sessionId: number
  userId: number
  userName: string
  emailAddress: string
  /** The company the session acts for: the owner of everything the call reads and writes. */
  companyId: number
  companyName: string
  isPackager: boolean
  /** Identifier of the acting company at the ERP: its account's identifier, empty while it has none. */
  customer: string
  originalCompanyId: number
  isProviderStaff: boolean
  /** True when the acting company is the provider's own. */
  worksForProvider: boolean
  permissions: Permission[]
  /** The acting company's discount in basis points; 0 where the ERP has prices of each customer. */
  discountBasisPoints: number
  /** The distributor that serves the acting company (OQ-34). */
  distributor: { code: string; name: string } | null
}

export interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
  attachment?: Attachment | null
  /** The order that it tells of, and what. */
  salesOrderId?: number | null
  orderNews?: OrderNews | null
  newsDetail?: NewsDetail | null
}

/** The way of a mail out of the shop. */
export interface Transport {
  send(mail: Mail & { messageId: string }, sender: Brand['mail']): Promise<void>
}

/** A mail as a handler writes it; the shop's own face comes with the sending. */
export type Letter = (brand: Brand) => Mail

/** A file that goes with a mail. */
export interface Attachment {
  fileName: string
  base64: string
}

/** Context of the shop's handlers: the database, the clock and the ports; one for the whole process. */
export interface Shop {
  db: Database
  settings: Settings
  /** Set once the process has been asked to stop. */
  isStopping: boolean
  log: Log
  now(): Date
  erp: ErpPort
  files: FileStore
  /** Opens a database for work that is rolled back: PostgreSQL itself, of the embedded one, which has one session, a copy. */
  openTrial(): Promise<Trial>
  /** Writes a mail in the handler's own transaction; the queue sends it afterwards. */
  sendMail(tx: Transaction, letter: Letter): Promise<void>
  /** Adds a job to the queue in the handler's own transaction; false when one with the same payload is waiting or at work already. */
  enqueue: Enqueue<boolean>
  /** True when a job of this kind waits, is at work, or waits for its next attempt. */
  isUnfinished(this: void, job: JobKind): Promise<boolean>
  /** Runs the jobs that wait for their next try in a second, so that the job that asks for it has ended by then. */
  retrySoon(this: void, job: JobKind): Promise<void>
  /** Adds a job, or lets the one with the same payload run now that waits for its next try. */
  runNow: Enqueue<void>
  /** Does work in the trace of the unfinished job with this payload, where there is one. */
  inTraceOf<Payload extends z.ZodMiniObject>(
    this: void,
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    work: () => Promise<void>,
  ): Promise<void>
}

/** A kind of job, as whoever adds one sees it; `core/queue/define-job.ts` has the rest. */
export interface JobKind<Payload extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Name of its queue; jobs that an earlier release added wait under it. */
  name: string
  /** Shape of what a job is given, also of what an earlier release has stored. */
  payload: Payload
}

type Enqueue<Result> = <Payload extends z.ZodMiniObject>(
  tx: Queryable,
  job: JobKind<Payload>,
  payload: z.input<Payload>,
) => Promise<Result>

/** Context of a job: the shop's, and the mail server, which only the queue talks to. */
export interface JobContext extends Shop {
  transport: Transport
}

/** Thrown by a job that has to wait: it is tried again later, and no failure is logged. */
export class NotYet extends Error {}

export interface PublicContext extends Shop {
  /** The bearer token as it came, if any. */
  token: string | undefined
  /** The caller's address, through trusted proxies only. */
  address: string
  /** The User-Agent header. */
  userAgent: string
  /** Returns the attempts that the call took under its contract's limits, for a caller who turns out to be right. */
  giveBackAttempts(): Promise<void>
}

export interface ActorContext extends PublicContext {
  actor: Actor
  /** Cached reads of the catalogue that is committed when the call begins. */
  catalogue: CachedReads
}
