/** Whether all of these are held; who lacks one can neither give it nor take it from others (OQ-31). */
export function holdsAll(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((permission) => held.includes(permission))
}
