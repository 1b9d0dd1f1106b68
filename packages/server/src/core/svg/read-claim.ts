import type { CustomPlugin, XastElement } from 'svgo'

/** Source of an element's callout: the shop's own data, a hotspot with a text or only a name, or only a text. */
export type MarkSource = 'DATA' | 'HOTSPOT' | 'NAME' | 'TEXT'

/** Possible callout of an element, the likeliest text first. */
export interface Claim {
  texts: string[]
  source: MarkSource
}

/** Attribute in which `noteNames` keeps names found only in an editor's attributes. */
export const MARK_NAME = 'data-mark-name'

/** Longest text of a callout; longer ones are words. */
const LONGEST = 20

/**
 * SVGO plugin that keeps editors' names of hotspots before their attributes are removed: `inkscape:label="hot-10A"`,
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

/** Callout of an element; null if it is neither a hotspot nor a text. */
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
 * Texts that a name stands for: `hot-10A` names `10A`; `hot004` names `004` or `4`; `hotspot` alone has an unknown text; any
 * other name belongs to no hotspot. Illustrator writes `_x5F_` for an underscore.
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

/** Text in an element as it is read, without titles. */
export function textIn(element: XastElement): string {
  return piecesOf(element).join('').replaceAll(/\s+/g, ' ').trim()
}

const piecesOf = ({ children }: XastElement): string[] =>
  children.flatMap((child) => {
    if (child.type === 'text' || child.type === 'cdata') return child.value
    return child.type === 'element' && child.name !== 'title' && child.name !== 'desc' ? piecesOf(child) : []
  })

/** Number of texts in an element; a group of many is a layer, not a hotspot. */
const textsIn = ({ name, children }: XastElement): number =>
  Number(name === 'text') +
  children.reduce((sum, child) => sum + (child.type === 'element' ? textsIn(child) : 0), 0)
