import { drawingAttributes, drawingElements, drawingTextElements } from '@volute/domain/catalogue/bom'
import type { CustomPlugin, XastChild, XastElement, XastParent } from 'svgo'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Correct spelling of names that some programs write in capitals or small letters. */
const spelling = new Map(
  [...drawingElements, ...drawingAttributes, 'style'].map((name) => [name.toLowerCase(), name]),
)
const spelt = (name: string) =>
  spelling.get(name.toLowerCase()) ?? (/^(data|aria)-/i.test(name) ? name.toLowerCase() : name)

/** Prefixes and their namespaces at an element; the empty prefix is the default. */
type Scope = ReadonlyMap<string, string>

/**
 * SVGO plugin that leaves only SVG, by its plain names: `<svg:path>` becomes `<path>`, `ns1:href` of XLink becomes `href`,
 * and an editor's own elements and attributes are removed.
 */
export const ownNames: CustomPlugin['fn'] = (root) => {
  const waiting: [XastParent, Scope][] = [[root, new Map([['xml', 'xml']])]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [parent, scope] = next
    parent.children = parent.children.flatMap((child): XastChild[] => {
      if (child.type === 'cdata' && parent.type === 'element' && drawingTextElements.has(parent.name))
        return [{ type: 'text', value: child.value }]
      if (child.type !== 'element') return [child]
      const inner = scopeOf(child, scope)
      if (!isSvg(child.name, inner)) return []
      rename(child, inner)
      waiting.push([child, inner])
      return [child]
    })
  }
  return {}
}

function scopeOf({ attributes }: XastElement, outer: Scope): Scope {
  const declared = Object.entries(attributes)
    .filter(([name]) => /^xmlns(:|$)/.test(name))
    .map(([name, space]) => [name.slice('xmlns:'.length), space] as const)
  return declared.length > 0 ? new Map([...outer, ...declared]) : outer
}

/** Treats names without any namespace as SVG, as a page does. */
function isSvg(name: string, scope: Scope): boolean {
  const [prefix] = split(name)
  const space = scope.get(prefix)
  return space === SVG || (prefix === '' && !space)
}

function rename(element: XastElement, scope: Scope) {
  element.name = spelt(split(element.name)[1])
  const plain: [string, string][] = []
  const fallback: [string, string][] = []
  for (const [name, value] of Object.entries(element.attributes)) {
    const [prefix, local] = split(name)
    if (prefix === 'xml') fallback.push([name, value])
    else if (prefix && scope.get(prefix) === XLINK && local === 'href') fallback.push(['href', value])
    else if (!prefix && name !== 'xmlns') (spelt(name) === name ? plain : fallback).push([spelt(name), value])
  }
  element.attributes = { ...Object.fromEntries(plain), ...missingIn(plain, fallback) }
}

function missingIn(plain: readonly [string, string][], fallback: readonly [string, string][]) {
  const known = new Set(plain.map(([name]) => name))
  return Object.fromEntries(fallback.filter(([name]) => !known.has(name)))
}

function split(name: string): [prefix: string, local: string] {
  const at = name.indexOf(':')
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)]
}
