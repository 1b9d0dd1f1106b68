import type { Brand } from '@volute/domain/core/brand'
import type { Permission } from '@volute/domain/core/permissions'
import type { NewsDetail, OrderNews } from '@volute/domain/backoffice/support'
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
  /** Adds a job to the queue in the handler's own transaction; false when the same job is there already. */
  enqueue(tx: Queryable, queue: QueueName, data: object): Promise<boolean>
  /** True when a job of this queue waits, is at work, or waits for its next attempt. */
  isUnfinished(queue: QueueName): Promise<boolean>
  /** Lets the jobs of a queue that wait for their next try run in a second. */
  retrySoon(queue: QueueName): Promise<void>
  /** Adds a job, or lets the one with the same data run now that waits for its next try. */
  runNow(tx: Queryable, queue: QueueName, data: object): Promise<void>
  /** Does work in the trace of the unfinished job with this data, where there is one. */
  inTraceOf(queue: QueueName, data: object, work: () => Promise<void>): Promise<void>
}

/** Thrown by a job that has to wait: it is tried again later, and no failure is logged. */
export class NotYet extends Error {}

export type QueueName =
  | 'place-order'
  | 'watch-erp'
  | 'keep-in-step'
  | 'announce-claim'
  | 'send-mail'
  | 'forgotten-password'
  | 'read-file'
  | 'look-for-callouts'
  | 'compare-draft'
  | 'publish'

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
