import {
  clampChroma,
  clampRgb,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb]) addMode(mode)
const toOklch = addMode(modeOklch)
const distance = differenceEuclidean('rgb')

/** A color by lightness (0 to 1), chroma (0 for gray) and hue (degrees). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Converts a color such as `#006672` to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { lightness: l, chroma: c, hue: h }
}

/** The nearest displayable color as `#rrggbb`: same lightness and hue, with the chroma reduced if necessary. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const color = { mode: 'oklch', l: lightness, c: chroma, h: hue } as const
  const clipped = clampRgb(color)
  // A difference below that of two hex colors comes from rounding, and `clampChroma` would fade the color for it.
  return formatHex(distance(color, clipped) < 0.001 ? clipped : clampChroma(color, 'oklch'))
}

/** Contrast ratio of two colors by WCAG 2.2: 1 for equal colors, 21 for black and white. */
export const contrast: (one: string, other: string) => number = wcagContrast
