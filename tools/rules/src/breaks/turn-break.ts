declare global {
  /** The key of the break that is on. */
  var broken: string | undefined
  /** The files with breaks that are loaded. */
  var woven: Record<string, true> | undefined
  /** The breaks that the code has come past. */
  var reached: Record<string, string> | undefined
  /** Computes the constant of a break again. */
  var again: Record<string, (isOn: boolean) => void> | undefined
}

/** Turns one break on, or none; the one before is off. */
export function turnBreak(key: string | undefined) {
  if (globalThis.broken) globalThis.again?.[globalThis.broken]?.(false)
  globalThis.broken = key
  if (key) globalThis.again?.[key]?.(true)
}
