/** Rounds a number half up: 1.005 to 2 decimals is 1.01. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  // Twelve digits drop the floating-point error, so that 1.005 rounds up.
  return Math.round(Number((value * scale).toPrecision(12))) / scale
}
