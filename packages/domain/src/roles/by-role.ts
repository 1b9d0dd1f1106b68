import { byReader } from '../kernel/index.ts'

/** Orders roles: the immutable ones first, then by name, case ignored (ROLES-13): Admin, Basic User, Buyer, sales. */
export function byRole(a: NamedRole, b: NamedRole): number {
  return Number(b.immutable) - Number(a.immutable) || byReader(a.name, b.name)
}

interface NamedRole {
  name: string
  immutable: boolean
}
