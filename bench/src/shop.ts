import type { ReplyOf } from '@volute/domain/kernel'
import type { authenticate } from '@volute/domain/session'
import type { Database } from '@volute/server/db'
import type { Pool } from 'pg'

/** An open shop to be measured, and the person it is measured as. */
export interface Shop {
  address: string
  session: ReplyOf<typeof authenticate>
  db: Database
  pool: Pool
  close(): Promise<void>
}
