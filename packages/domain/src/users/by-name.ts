import { readerForm } from '../kernel/index.ts'

/** Orders roles by name, case ignored: Admin, Basic User, Buyer, sales. */
export function byName(a: { name: string }, b: { name: string }): number {
  return compare(a.name, b.name)
}

/** Orders users by name, then by address, case ignored (USERS-04): alice a@x, Alice z@x, bob. */
export function byNameThenEmail(a: NamedUser, b: NamedUser): number {
  return compare(a.name, b.name) || compare(a.emailAddress, b.emailAddress)
}

interface NamedUser {
  name: string
  emailAddress: string
}

const compare = (a: string, b: string) => readerForm(a).localeCompare(readerForm(b), 'en')
