import type { ReplyOf } from '@volute/domain/core/kernel'
import type { signIn } from '@volute/domain/people/session'
import type { Database } from '@volute/server/core/db'
import type { Pool } from 'pg'

/** Seconds that a call is made for, and visits that a page is paid. */
export interface Effort {
  seconds: number
  visits: number
}

/** An open shop to be measured, and the person it is measured as. */
export interface Shop {
  address: string
  session: ReplyOf<typeof signIn>
  db: Database
  pool: Pool
  close(): Promise<void>
}
