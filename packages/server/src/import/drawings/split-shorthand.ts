const sized =
  /^(?:(.*?)\s+)?((?:\d*\.)?\d+(?:px|pt|pc|mm|cm|in|r?em|ex|%)|(?:xx?-)?(?:small|large)|smaller|larger|medium)(?:\s*\/\s*\S+)?\s+(.+)$/i
/** Longer ones are no font that a drawing program writes. */
const LONGEST = 400

/** `font` and `marker` are known to style sheets only, so their parts take their place; others stay as they are. */
export function splitShorthand(property: string, value: string): [property: string, value: string][] {
  if (property === 'font') return splitFont(value)
  if (property === 'marker') return ['start', 'mid', 'end'].map((place) => [`marker-${place}`, value])
  return [[property, value]]
}

/** `italic bold 12px/1.2 Arial` is a style, a weight, a size and a family; what else it may hold is the usual. */
function splitFont(font: string): [property: string, value: string][] {
  const [, before = '', size, family] = (font.length <= LONGEST && sized.exec(font)) || []
  if (!size || !family) return []
  const words = before.toLowerCase().split(/\s+/)
  const parts: [string, string | undefined][] = [
    ['font-style', words.find((word) => /^(italic|oblique)$/.test(word))],
    ['font-variant', words.find((word) => word === 'small-caps')],
    ['font-weight', words.find((word) => /^(bold|bolder|lighter|[1-9]00)$/.test(word))],
    ['font-size', size],
    ['font-family', family],
  ]
  return parts.flatMap(([property, value]) => (value ? [[property, value] as [string, string]] : []))
}
