import { parseSync } from '@swc/core'
import { sourceFiles } from '../../gate/src/source-files.ts'

/** Sources whose texts reach a reader: screens, rules, mails and papers, and the demo's face. */
const sources = /^(packages\/(domain|callouts|server|web)\/src\/(?!.*\.test\.).*\.tsx?|demo\/src\/face\.ts)$/

/** Stands in a text where a value comes in. */
export const hole = '{}'

type Node = Record<string, unknown>

/**
 * Every text in the product's code, its white space as one blank: strings, templates, and what an element of a page
 * holds. Comments are none.
 */
export function productTexts(): Set<string> {
  const found = new Set<string>()
  for (const { path, text } of sourceFiles(sources))
    collect(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }), found)
  return found
}

function collect(node: unknown, found: Set<string>) {
  if (typeof node !== 'object' || node === null) return
  const text = textOf(node as Node)
  if (text !== null) found.add(text.replace(/\s+/g, ' ').trim())
  for (const inner of Object.values(node)) collect(inner, found)
}

function textOf({ type, value, quasis, children }: Node): string | null {
  if (type === 'StringLiteral' || type === 'JSXText') return String(value)
  if (type === 'TemplateLiteral') return (quasis as Node[]).map(({ cooked }) => cooked).join(hole)
  if (type === 'JSXElement' || type === 'JSXFragment') return (children as Node[]).map(shown).join('')
  return null
}

/** One piece of what an element holds: its words, or a hole for what is computed. */
function shown({ type, value, expression }: Node): string {
  if (type === 'JSXText') return String(value)
  const held = expression as Node | undefined
  return held?.['type'] === 'StringLiteral' ? String(held['value']) : hole
}
