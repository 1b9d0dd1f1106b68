import { _collections, type CustomPlugin, type XastElement, type XastParent } from 'svgo'
import { BadDrawing } from './bad-drawing.ts'
import { type Declared, isScreen, readRules, readStyle, type Rule, type Step } from './read-styles.ts'

/** Most declarations applied to elements; more than any drawing has. */
const MOST = 1_000_000

/** Style properties that are also attributes. */
const presentation = _collections.attrsGroups['presentation'] ?? new Set<string>()

/** SVGO plugin that turns style blocks and style attributes into plain attributes, by CSS precedence. */
export const inlineStyles: CustomPlugin['fn'] = (root) => {
  const { parents, sheets } = index(root)
  const rules = sheets.flatMap(readRules).toSorted((a, b) => a.weight - b.weight)
  const said = new Map<XastElement, Map<string, Declared>>()
  let count = 0
  function say(element: XastElement, declared: readonly Declared[]) {
    count += 1 + declared.length
    if (count > MOST) throw new BadDrawing('has style sheets that say too much of too many elements')
    const known = said.get(element) ?? new Map<string, Declared>()
    said.set(element, known)
    for (const one of declared)
      if (one.important || !known.get(one.property)?.important) known.set(one.property, one)
  }

  const find = finder(parents)
  for (const rule of rules) for (const element of find(rule)) say(element, rule.declared)
  for (const element of parents.keys()) {
    const { style } = element.attributes
    if (style) say(element, readStyle(style))
    delete element.attributes['style']
  }
  for (const [element, declared] of said)
    for (const { property, value } of declared.values())
      if (presentation.has(property)) element.attributes[property] = value
  return {}
}

/** Lists all elements in document order with their parents, and the texts of the style blocks. */
function index(root: XastParent) {
  const parents = new Map<XastElement, XastElement | undefined>()
  const sheets: string[] = []
  const waiting: [XastParent, XastElement | undefined][] = [[root, undefined]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, above] = next
    const inside = node.type === 'element' ? node : undefined
    if (inside) parents.set(inside, above)
    if (inside?.name === 'style' && isScreen(inside.attributes['media'] ?? '')) sheets.push(textOf(inside))
    for (const child of node.children.toReversed())
      if (child.type === 'element') waiting.push([child, inside])
  }
  return { parents, sheets }
}

const textOf = ({ children }: XastElement) =>
  children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('')

type Parents = ReadonlyMap<XastElement, XastElement | undefined>

/** Finds a rule's elements among those that have the last step's id, class or name. */
function finder(parents: Parents): (rule: Rule) => XastElement[] {
  const all = [...parents.keys()]
  const byId = Map.groupBy(all, ({ attributes }) => attributes['id'] ?? '')
  const byType = Map.groupBy(all, ({ name }) => name)
  const classed = all.flatMap((element) => [...classesOf(element)].map((name) => ({ name, element })))
  const byClass = Map.groupBy(classed, ({ name }) => name)

  function candidates({ ids, classes, type }: Step): XastElement[] {
    if (ids[0]) return byId.get(ids[0]) ?? []
    if (classes[0]) return (byClass.get(classes[0]) ?? []).map(({ element }) => element)
    return type ? (byType.get(type) ?? []) : all
  }
  return ({ steps }) => {
    const last = steps.at(-1)
    return last ? candidates(last).filter(matcher(steps, parents)) : []
  }
}

const classesOf = ({ attributes }: XastElement) => new Set(attributes['class']?.split(/\s+/))

/** True if an element matches the last of these steps below matches of the others; results for ancestors are cached. */
function matcher(steps: readonly Step[], parents: Parents): (element: XastElement) => boolean {
  const known = steps.map(() => new Map<XastElement, boolean>())

  function isBelow(element: XastElement, place: number): boolean {
    const above = parents.get(element)
    if (!above) return false
    const before = known[place]?.get(above)
    if (before !== undefined) return before
    const found = ends(above, place) || (!steps[place + 1]?.isChild && isBelow(above, place))
    known[place]?.set(above, found)
    return found
  }

  function ends(element: XastElement, place: number): boolean {
    const step = steps[place]
    return step !== undefined && isLike(element, step) && (place === 0 || isBelow(element, place - 1))
  }

  return (element) => ends(element, steps.length - 1)
}

function isLike(element: XastElement, { type, ids, classes, attributes }: Step): boolean {
  if (type && type !== element.name) return false
  const own = classesOf(element)
  return (
    ids.every((id) => element.attributes['id'] === id) &&
    classes.every((name) => own.has(name)) &&
    attributes.every(({ name, value }) =>
      value === undefined ? name in element.attributes : element.attributes[name] === value,
    )
  )
}
