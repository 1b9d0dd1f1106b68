/** Font of the documents: a subset of a package, or `slices`, the numbered parts of a large font. */
export interface PaperFont {
  name: string
  subset: string
  /** Documents use its bold weight too. */
  isBold?: true
}

const noto = (name: string, subset = name): PaperFont => ({ name: `noto-sans-${name}`, subset })

const european = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
  (subset): PaperFont => ({ name: 'noto-sans', subset, isBold: true }),
)

const scripts =
  `armenian bengali devanagari ethiopic georgian gujarati gurmukhi hebrew kannada khmer lao malayalam
  myanmar oriya sinhala tamil telugu thai`
    .split(/\s+/)
    .map((name) => noto(name))

const signs: PaperFont[] = [
  { name: 'noto-serif-tibetan', subset: 'tibetan' },
  { name: 'dejavu-sans', subset: 'latin' },
  // After DejaVu, for it sets dots apart from their letters, which no reader of a PDF can put together again.
  noto('arabic'),
  noto('thaana'),
  noto('symbols'),
  noto('symbols-2', 'symbols'),
  noto('math', 'latin'),
  { name: 'noto-emoji', subset: 'emoji' },
]

/** Fonts besides the shop's own one, in the order in which a sign is looked up. */
export const paperFonts = [...european, ...scripts, ...signs]

const chinese = noto('sc', 'slices')
const japanese = noto('jp', 'slices')
const korean = noto('kr', 'slices')

/** Chinese, Japanese and Korean write many of the same characters in different shapes. */
export const eastAsianFonts = {
  zh: [chinese, japanese, korean],
  ja: [japanese, chinese, korean],
  ko: [korean, chinese, japanese],
}

export type EastAsian = keyof typeof eastAsianFonts

const allFonts = [...paperFonts, ...eastAsianFonts.zh]

export const paperPackages = allFonts.map(({ name }) => `@fontsource/${name}`)

/** True for a file of a package that documents use. */
export function isPaperFile(name: string, file: string): boolean {
  return allFonts.some(
    (font) =>
      font.name === name &&
      (font.subset === 'slices'
        ? file === 'unicode.json' || /^files\/.*-\d+-400-normal\.woff$/.test(file)
        : file === fileOf(font) || (font.isBold && file === fileOf(font, '700'))),
  )
}

/** Path of a font's file in its package. */
export const fileOf = ({ name, subset }: PaperFont, weight: '400' | '700' = '400') =>
  `files/${name}-${subset}-${weight}-normal.woff`
