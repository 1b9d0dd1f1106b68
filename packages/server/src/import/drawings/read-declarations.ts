import * as css from 'css-tree'
import { splitShorthand } from './split-shorthand.ts'

export interface Declared {
  property: string
  value: string
  important: boolean
}

/** Longer ones are no paint, width or font that a drawing program writes. */
const LONGEST = 2_000

/** What a style attribute says, in its order, its shorthands as their parts. */
export function readStyle(style: string): Declared[] {
  return readDeclarations(css.parse(style, { context: 'declarationList', parseValue: false }))
}

/** What a rule's block or a style attribute says. */
export function readDeclarations(block: css.CssNode): Declared[] {
  const found: Declared[] = []
  css.walk(block, {
    visit: 'Declaration',
    enter({ property, value, important }) {
      const text = value.type === 'Raw' ? value.value.trim() : ''
      if (text === '' || text.length > LONGEST) return
      for (const [name, part] of splitShorthand(property.toLowerCase(), unquote(withoutRemarks(text))))
        found.push({ property: name, value: part, important: Boolean(important) })
    },
  })
  return found
}

const withoutRemarks = (text: string) => text.replace(/\/\*[^]*?(\*\/|$)/g, '').trim()

const unquote = (text: string) => text.replace(/^"([^"\\]*)"$|^'([^'\\]*)'$/, '$1$2')
