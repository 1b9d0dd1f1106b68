/** A color by lightness (0 to 1), chroma (0 for gray) and hue (degrees). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Converts a color such as `#006672` to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The nearest displayable color as `#rrggbb`: same lightness and hue, with the chroma reduced if necessary. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let [shown, least, most] = [chroma, 0, chroma]
  if (!isShown({ lightness, chroma, hue }))
    for (let step = 0; step < 20; step++) {
      shown = (least + most) / 2
      if (isShown({ lightness, chroma: shown, hue })) least = shown
      else most = shown
    }
  const parts = rgbOf({ lightness, chroma: shown, hue }).map((part) => Math.round(255 * encoded(part)))
  return `#${parts.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colors by WCAG 2.2: 1 for equal colors, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linearOf = (hex: string) => [partOf(hex, 1), partOf(hex, 3), partOf(hex, 5)] as const

/** Converts two hex digits to a linear light value. */
function partOf(hex: string, at: number): number {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const isShown = (color: Oklch) => rgbOf(color).every((part) => part >= -0.0001 && part <= 1.0001)

/** Linear red, green and blue; values outside 0 to 1 cannot be displayed. */
function rgbOf({ lightness, chroma, hue }: Oklch) {
  const radians = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
