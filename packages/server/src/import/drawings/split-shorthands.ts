import type { CustomPlugin } from 'svgo'

const shorthand = /(^|;)\s*(font|marker)\s*:([^;]*)/gi
const sized =
  /^(?:(.*?)\s+)?((?:\d*\.)?\d+(?:px|pt|pc|mm|cm|in|r?em|ex|%)|(?:xx?-)?(?:small|large)|smaller|larger|medium)(?:\s*\/\s*\S+)?\s+(.+)$/i
/** Longer ones are no font that a drawing program writes. */
const LONGEST = 400

/** An SVGO plugin: `font` and `marker` are known to style sheets only, so their parts take their place. */
export const splitShorthands: CustomPlugin['fn'] = () => ({
  element: {
    enter({ attributes }) {
      const { style } = attributes
      if (style && /font\s*:|marker\s*:/i.test(style))
        attributes['style'] = style.replace(shorthand, (_, start: string, name: string, value: string) => {
          const plain = value.replace(/!important/i, '').trim()
          return `${start}${name.toLowerCase() === 'font' ? splitFont(plain) : splitMarker(plain)}`
        })
    },
  },
})

/** `italic bold 12px/1.2 Arial` is a style, a weight, a size and a family; what else it may hold is the usual. */
function splitFont(font: string): string {
  const [, before = '', size, family] = (font.length <= LONGEST && sized.exec(font)) || []
  if (!size || !family) return ''
  const words = before.toLowerCase().split(/\s+/)
  const known = [
    ['font-style', words.find((word) => /^(italic|oblique)$/.test(word))],
    ['font-variant', words.find((word) => word === 'small-caps')],
    ['font-weight', words.find((word) => /^(bold|bolder|lighter|[1-9]00)$/.test(word))],
    ['font-size', size],
    ['font-family', family],
  ].filter(([, value]) => value)
  return known.map((one) => one.join(':')).join(';')
}

function splitMarker(marker: string): string {
  return ['start', 'mid', 'end'].map((place) => `marker-${place}:${marker}`).join(';')
}
