import { byReader } from '../kernel/index.ts'

/** Orders users by name, then by address, case ignored (USERS-04): alice a@x, Alice z@x, bob. */
export function byNameThenEmail(a: NamedUser, b: NamedUser): number {
  return byReader(a.name, b.name) || byReader(a.emailAddress, b.emailAddress)
}

interface NamedUser {
  name: string
  emailAddress: string
}
