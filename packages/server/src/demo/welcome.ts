/** What the start of a demo prints: where the shop is and who may sign in. */
export function welcome(address: string): string {
  return `\nVolute is open at ${address}\n`
}
