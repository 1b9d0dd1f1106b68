declare global {
  /** Key of the active break. */
  var broken: string | undefined
  /** Loaded files that contain breaks. */
  var woven: Record<string, true> | undefined
  /** Breaks that the code has reached. */
  var reached: Record<string, string> | undefined
  /** Functions that recompute the constant of a break. */
  var again: Record<string, (isOn: boolean) => void> | undefined
}

/** Turns one break on, or none, and the previous one off. */
export function turnBreak(key: string | undefined) {
  if (globalThis.broken) globalThis.again?.[globalThis.broken]?.(false)
  globalThis.broken = key
  if (key) globalThis.again?.[key]?.(true)
}
