import type { Kind } from '../kind.ts'
import { accounts } from './accounts.ts'
import { bomDocuments } from './bom-documents.ts'
import { bomLines } from './bom-lines.ts'
import { boms } from './boms.ts'
import { companies } from './companies.ts'
import { deviceTypes } from './device-types.ts'
import { distributors } from './distributors.ts'
import { paintColors } from './paint-colors.ts'
import { parts } from './parts.ts'
import { pumps } from './pumps.ts'
import { supersessions } from './supersessions.ts'

/** Every file of the import format, each after those that it names rows of. */
export const kinds: readonly Kind[] = [
  parts,
  supersessions,
  bomLines,
  pumps,
  boms,
  bomDocuments,
  accounts,
  companies,
  distributors,
  paintColors,
  deviceTypes,
]
