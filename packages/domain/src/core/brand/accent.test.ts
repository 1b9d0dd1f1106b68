import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { accentsOf, isReadableAccent, paperColors, textContrast } from './accent.ts'
import { contrast, hexOf, oklchOf } from './oklch.ts'

const color = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** Foreground and background pairs of the style sheets, each with the background of least contrast. */
const pairs = {
  light: [
    ['--on-accent', '--accent'],
    ['--on-accent', '--accent-hover'],
    ['--accent-ink', '--accent-wash'],
    ['--accent-ink', '--accent-wash-2'],
    ['--accent-ink', '#f0f4f5'],
    ['#132329', '--accent-wash-2'],
    ['#3c4a4f', '--accent-wash-2'],
    ['#5a686d', '--accent-wash'],
  ],
  dark: [
    ['--on-accent', '--accent'],
    ['--on-accent', '--accent-hover'],
    ['--accent-ink', '--accent-wash'],
    ['--accent-ink', '--accent-wash-2'],
    ['--accent-ink', '#141d20'],
    ['#e9eeef', '--accent-wash-2'],
    ['#b2bdc0', '--accent-wash-2'],
  ],
} as const

it('every text is readable with any accepted accent color, in both themes and on paper (FACE-03)', () => {
  assert(
    property(color, constantFrom('light', 'dark'), (accent, theme) => {
      if (!isReadableAccent(accent)) return
      const colors: Record<string, string> = accentsOf(accent)[theme]
      for (const [text, ground] of pairs[theme])
        expect(contrast(colors[text] ?? text, colors[ground] ?? ground)).toBeGreaterThanOrEqual(textContrast)
      const paper = paperColors(accent)
      expect(contrast(paper.accent, paper.wash)).toBeGreaterThanOrEqual(textContrast)
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['#006672', true],
  ['#000000', true],
  ['#b00020', true],
  ['#0000ff', true],
  ['#707070', true],
  ['#ffffff', false],
  ['#ffd600', false],
  ['#4caf50', false],
])('accent %s is accepted: %s (FACE-03)', (accent, isTaken) => {
  expect(isReadableAccent(accent)).toBe(isTaken)
})

it.each([
  ['light', '--accent', 0.465, 0.083, 208],
  ['light', '--accent-hover', 0.4, 0.075, 208],
  ['light', '--on-accent', 0.99, 0.005, 208],
  ['light', '--accent-ink', 0.44, 0.082, 208],
  ['light', '--accent-wash', 0.962, 0.017, 205],
  ['light', '--accent-wash-2', 0.925, 0.033, 205],
  ['light', '--accent-line', 0.72, 0.07, 205],
  ['dark', '--accent', 0.76, 0.09, 203],
  ['dark', '--accent-hover', 0.82, 0.085, 203],
  ['dark', '--on-accent', 0.2, 0.03, 215],
  ['dark', '--accent-ink', 0.8, 0.088, 203],
  ['dark', '--accent-wash', 0.268, 0.027, 212],
  ['dark', '--accent-wash-2', 0.325, 0.042, 210],
  ['dark', '--accent-line', 0.52, 0.065, 207],
] as const)(
  'the petrol accent gives the %s %s of the style sheet (FACE-03)',
  (theme, token, lightness, chroma, hue) => {
    const made = oklchOf(accentsOf('#006672')[theme][token])
    const wanted = oklchOf(hexOf({ lightness, chroma, hue }))
    expect(Math.abs(made.lightness - wanted.lightness)).toBeLessThan(0.005)
    expect(Math.abs(made.chroma - wanted.chroma)).toBeLessThan(0.006)
  },
)

it('documents use the accent itself where it is readable (FACE-03)', () => {
  expect(paperColors('#006672')).toMatchObject({ accent: '#006672' })
  expect(paperColors('#707070').accent).not.toBe('#707070')
})

it('a color survives conversion to OKLCH and back', () => {
  assert(
    property(color, (hex) => {
      expect(hexOf(oklchOf(hex))).toBe(hex)
    }),
  )
})

it('contrast matches WCAG (FACE-03)', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
