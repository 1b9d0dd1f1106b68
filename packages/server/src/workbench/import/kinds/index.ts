import type { Kind } from '../kind.ts'
import { alternates } from './alternates.ts'
import { asShipped } from './as-shipped.ts'
import { bomLines } from './bom-lines.ts'
import { bomDocuments, boms } from './boms.ts'
import { companies } from './companies.ts'
import { accounts, deviceTypes, distributors, paintColors } from './named-kinds.ts'
import { parts } from './parts.ts'
import { pumps } from './pumps.ts'
import { supersessions } from './supersessions.ts'
import { users } from './users.ts'
import { receipts, stock, warehouses } from './warehouses.ts'

/** Every file of the import format, each after the files that it refers to. */
export const kinds: readonly Kind[] = [
  parts,
  warehouses,
  stock,
  receipts,
  supersessions,
  bomLines,
  pumps,
  asShipped,
  alternates,
  boms,
  bomDocuments,
  accounts,
  distributors,
  companies,
  users,
  paintColors,
  deviceTypes,
]
