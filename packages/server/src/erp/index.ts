import type { Database } from '../db/index.ts'
import type { ErpPort } from './port.ts'

export function openOrderDesk(_db: Database, _now: () => Date): ErpPort {
  return {} as ErpPort
}
