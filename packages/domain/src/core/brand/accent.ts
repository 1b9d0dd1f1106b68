import { contrast, hexOf, oklchOf } from './oklch.ts'

/** Design tokens derived from the accent, by their names in the style sheets. */
export const accentTokens = [
  '--accent',
  '--accent-hover',
  '--on-accent',
  '--accent-ink',
  '--accent-wash',
  '--accent-wash-2',
  '--accent-line',
] as const
export type AccentToken = (typeof accentTokens)[number]
export type Accents = Record<'light' | 'dark', Record<AccentToken, string>>

/** Minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** Chroma of the color that the factors below were chosen for, and the maximum factor by which another color is more vivid. */
const usual = { chroma: 0.0805, most: 2 }

/** Derives all accent tokens of both themes from the accent of the light theme; each text is readable on its background. */
export function accentsOf(accent: string): Accents {
  const { lightness, chroma, hue } = oklchOf(accent)
  const vividness = Math.min(chroma / usual.chroma, usual.most)
  const tint = (light: number, share: number, turn = 0) =>
    hexOf({ lightness: light, chroma: share * vividness, hue: hue + turn })
  const light = { wash: tint(0.962, 0.017, -4), wash2: tint(0.925, 0.033, -4) }
  const dark = { wash: tint(0.268, 0.027, 3), wash2: tint(0.325, 0.042, 1) }
  const onDark = tint(0.2, 0.03, 6)
  return {
    light: {
      '--accent': accent,
      '--accent-hover': hexOf({ lightness: Math.max(0, lightness - 0.065), chroma: chroma * 0.9, hue }),
      '--on-accent': tint(0.99, 0.005),
      '--accent-ink': readable(
        hexOf({ lightness: Math.max(0, lightness - 0.025), chroma, hue }),
        light.wash2,
      ),
      '--accent-wash': light.wash,
      '--accent-wash-2': light.wash2,
      '--accent-line': tint(0.72, 0.07, -4),
    },
    dark: {
      '--accent': readable(tint(0.76, 0.09, -6), onDark, 1),
      '--accent-hover': readable(tint(0.82, 0.085, -6), onDark, 1),
      '--on-accent': onDark,
      '--accent-ink': readable(tint(0.8, 0.088, -6), dark.wash2, 1),
      '--accent-wash': dark.wash,
      '--accent-wash-2': dark.wash2,
      '--accent-line': tint(0.52, 0.065, -2),
    },
  }
}

/** True when white text is readable on a color, so that the color can be the accent. */
export const isReadableAccent = (accent: string) =>
  contrast(accent, accentsOf(accent).light['--on-accent']) >= textContrast

/** Colors of the light theme for documents and mails, which style sheets do not reach. */
export function paperColors(accent: string) {
  const wash = accentsOf(accent).light['--accent-wash']
  return { accent: readable(accent, wash), wash, ink: '#132329', quiet: '#5d6a6f', line: '#dee3e4' }
}

/** Darkens (or brightens) a color as much as needed to be readable on its background. */
function readable(color: string, ground: string, way: 1 | -1 = -1): string {
  const { lightness, ...rest } = oklchOf(color)
  let read = color
  for (let step = 1; contrast(read, ground) < textContrast; step++)
    read = hexOf({ ...rest, lightness: lightness + way * step * 0.01 })
  return read
}
