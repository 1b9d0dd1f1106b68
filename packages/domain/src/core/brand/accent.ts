import { contrast, hexOf, oklchOf } from './oklch.ts'

/** Tokens that derive from the accent, by the names that style sheets know. */
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

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** The chroma of the colour that the shares below were chosen for, and the most that another is more vivid. */
const usual = { chroma: 0.0805, most: 2 }

/** All that is drawn in the accent, in both themes, from the one colour of the light theme; each text is read on its ground. */
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

/** True when white text is readable on a colour, so that it may be the accent. */
export const isReadableAccent = (accent: string) =>
  contrast(accent, accentsOf(accent).light['--on-accent']) >= textContrast

/** The shop's colours where no style sheet reaches: on papers and in mails, as in the light theme. */
export function paperColors(accent: string) {
  const wash = accentsOf(accent).light['--accent-wash']
  return { accent: readable(accent, wash), wash, ink: '#132329', quiet: '#5d6a6f', line: '#dee3e4' }
}

/** A colour, made darker (or brighter) as far as it takes to be read on its ground. */
function readable(color: string, ground: string, way: 1 | -1 = -1): string {
  const { lightness, ...rest } = oklchOf(color)
  let read = color
  for (let step = 1; contrast(read, ground) < textContrast; step++)
    read = hexOf({ ...rest, lightness: lightness + way * step * 0.01 })
  return read
}
