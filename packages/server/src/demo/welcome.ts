import { cast } from '@volute/demo'

/** What the start of a demo prints: where the shop is and who may sign in. */
export function welcome(address: string): string {
  const people = cast.companies.flatMap((company) =>
    company.people.map((person) => `  ${person.email.padEnd(28)}${person.role.padEnd(12)}${company.name}`),
  )
  return `\nVolute is open at ${address}\n\nEverybody's password is ${cast.password}:\n${people.join('\n')}\n\n`
}
