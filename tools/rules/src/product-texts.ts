import { parseSync } from '@swc/core'
import { sourceFiles } from '../../gate/src/source-files.ts'

/** Sources with texts that users see: screens, rules, mails and documents, and the demo's brand. */
const sources = /^(packages\/[\w-]+\/src\/(?!.*\.test\.).*\.tsx?|demo\/src\/load-brand\.ts)$/

/** Placeholder for a value in a text. */
export const hole = '{}'

type Node = Record<string, unknown>

/**
 * Collects all texts in the product's code, with white space reduced to single spaces: strings, templates, and the
 * content of page elements. Comments are not included.
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

/** Part of an element's content: its words, or a hole for a computed value. */
function shown({ type, value, expression }: Node): string {
  if (type === 'JSXText') return String(value)
  const held = expression as Node | undefined
  return held?.['type'] === 'StringLiteral' ? String(held['value']) : hole
}
