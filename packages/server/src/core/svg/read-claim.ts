import type { CustomPlugin, XastElement } from 'svgo'

/** Source of an element's callout: as the shop's own data, as a hotspot with a text or a name alone, or only as a text. */
export type MarkSource = 'DATA' | 'HOTSPOT' | 'NAME' | 'TEXT'

/** Callout that an element may be, the likeliest text first. */
export interface Claim {
  texts: string[]
  source: MarkSource
}

/** Where `noteNames` keeps what only an editor's attribute says. */
export const MARK_NAME = 'data-mark-name'

/** Longer ones are words, not what something is called out by. */
const LONGEST = 20

/**
 * An SVGO plugin that keeps how editors call their hotspots, before their attributes go: `inkscape:label="hot-10A"`,
 * `iso:apsname="hotspot"`, `hotspotName="10A"`.
 */
export const noteNames: CustomPlugin['fn'] = () => ({
  element: {
    enter({ attributes }) {
      const named = Object.entries(attributes).find(([key]) =>
        /^(\w+:)?(label|apsname|apsid|hotspotname)$/i.test(key),
      )
      delete attributes[MARK_NAME]
      if (named) attributes[MARK_NAME] = named[1]
    },
  },
})

const word = '(?:hot-?spot|hot|hs|call-?out|balloon|bubble|item|pos)'
const hotspotClass = new RegExp(`(?:^|\\s)${word}(?:\\s|$)`, 'i')
const hotspotName = new RegExp(
  `^${word}(?:[-_. ]+((?=\\S*\\d)[\\da-z.]{1,10}|[a-z]{1,2})|([\\da-z.]*\\d[\\da-z.]*))?$`,
  'i',
)

/** Callout of an element; null for what is no hotspot and no text. */
export function claimOf(element: XastElement): Claim | null {
  const { name, attributes } = element
  const text = shortText(element)
  const isBalloon = hotspotClass.test(attributes['class'] ?? '')
  if (attributes['data-no'] !== undefined || attributes['data-part-number'] !== undefined) {
    if (!isBalloon && name !== 'text' && name !== 'a') return null
    return { texts: known([attributes['data-no'], text]), source: 'DATA' }
  }
  const names = [attributes['id'], attributes[MARK_NAME]].flatMap((one) => (one ? namesIn(one) : []))
  const isLink = name === 'a' && attributes['href'] !== undefined
  if ((isBalloon || isLink || names.length > 0) && textsIn(element) <= 1) {
    const texts = known([text, ...names])
    return { texts, source: text === '' ? 'NAME' : 'HOTSPOT' }
  }
  return name === 'text' && text ? { texts: [text], source: 'TEXT' } : null
}

const known = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].filter((text) => text !== undefined && text !== '') as string[]

/**
 * `hot-10A` names `10A`; `hot004` names `004` or `4`; `hotspot` alone names what is not known; any other name is none of a
 * hotspot. Illustrator writes `_x5F_` for an underscore.
 */
function namesIn(name: string): string[] {
  const plain = name.replaceAll(/_x([\da-f]{2})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const found = hotspotName.exec(plain.trim())
  const called = found?.[1] ?? found?.[2] ?? ''
  return found ? [called, called.replace(/^0+(?=\d)/, '')] : []
}

function shortText(element: XastElement): string {
  const text = textIn(element)
  return text.length <= LONGEST ? text : ''
}

/** The text in an element as it is read, without titles. */
export function textIn(element: XastElement): string {
  return piecesOf(element).join('').replaceAll(/\s+/g, ' ').trim()
}

const piecesOf = ({ children }: XastElement): string[] =>
  children.flatMap((child) => {
    if (child.type === 'text' || child.type === 'cdata') return child.value
    return child.type === 'element' && child.name !== 'title' && child.name !== 'desc' ? piecesOf(child) : []
  })

/** Number of texts of an element; a group of many is a layer and no hotspot. */
const textsIn = ({ name, children }: XastElement): number =>
  Number(name === 'text') +
  children.reduce((sum, child) => sum + (child.type === 'element' ? textsIn(child) : 0), 0)
