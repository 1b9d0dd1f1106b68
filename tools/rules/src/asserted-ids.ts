import { posix } from 'node:path'
import { parseSync } from '@swc/core'
import type { SourceFile } from '../../gate/src/source-files.ts'
import { idsIn } from './requirement-ids.ts'

/** Any node of a syntax tree. */
type Node = Record<string, unknown>

/**
 * Finds the ids that the tests in these files assert: the title of a test, or of a step of a journey, contains the id,
 * and its body contains an assertion. Rows of a table count if the title shows them. The title of a describe counts for
 * the tests inside if it contains exactly one id. An assertion is a call of `expect…` or `assert…`, or of a function in
 * the file or imported whose own body contains one.
 */
export function assertedIds(files: readonly SourceFile[]): Set<string> {
  const parsed = new Map(files.map((file) => [file.path, nodes(parse(file))]))
  const helpers = new Map([...parsed].map(([path, all]) => [path, assertingFunctions(all)]))
  const ids = [...parsed].flatMap(([path, all]) => {
    const asserting = new Set([...(helpers.get(path) ?? []), ...importedFrom(path, all, helpers)])
    return titledBlocks(all)
      .filter(({ body }) => holdsAssertion(body, asserting))
      .flatMap((block) => shownIds(block, all))
  })
  return new Set(ids)
}

function parse({ path, text }: SourceFile): Node {
  return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }) as unknown as Node
}

/** Collects all nodes of a tree, outer ones first, without source positions. */
function nodes(from: unknown, found: Node[] = []): Node[] {
  if (typeof from !== 'object' || from === null) return found
  if (!Array.isArray(from)) found.push(from as Node)
  for (const [name, inner] of Object.entries(from)) if (name !== 'span') nodes(inner, found)
  return found
}

/** Names of the functions that contain an assertion. */
function assertingFunctions(all: Node[]): string[] {
  const named = all.filter(
    ({ type, init }) => type === 'FunctionDeclaration' || (type === 'VariableDeclarator' && isFunction(init)),
  )
  return named.filter((node) => holdsAssertion(node)).map(({ identifier, id }) => nameOf(identifier ?? id))
}

function isFunction(node: unknown) {
  return /^(Arrow)?Function/.test(String((node as Node | null)?.['type']))
}

/** Asserting functions that a file imports from other given files. */
function importedFrom(path: string, all: Node[], helpers: Map<string, string[]>): string[] {
  return all
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(
      ({ source }) => helpers.get(posix.join(posix.dirname(path), String((source as Node)['value']))) ?? [],
    )
}

function holdsAssertion(body: unknown, asserting: ReadonlySet<string> = new Set()) {
  return nodes(body).some(({ type, callee }) => {
    if (type !== 'CallExpression') return false
    const name = nameOf(callee)
    return /^(expect|assert)/.test(name) || asserting.has(name)
  })
}

interface TitledBlock {
  kind: string
  title: string
  table: unknown
  body: unknown
}

/**
 * Finds the calls of `it(title, body)`, `it.each(table)(title, body)`, `test.step(title, body)`, and the same forms of
 * test and describe.
 */
function titledBlocks(all: Node[]): TitledBlock[] {
  return all
    .filter(({ type }) => type === 'CallExpression')
    .map((call) => {
      const callee = call['callee'] as Node
      const [title, ...body] = call['arguments'] as { expression: Node }[]
      return { kind: rootOf(callee), title: words(title), table: callee['arguments'], body }
    })
    .filter(({ kind, title, body }) => /^(it|test|describe)$/.test(kind) && title !== '' && body.length > 0)
}

function shownIds({ kind, title, table }: TitledBlock, all: Node[]): string[] {
  const ids = idsIn(title)
  if (kind === 'describe') return new Set(ids).size === 1 ? ids : []
  return /%s|\$\w/.test(title)
    ? [...ids, ...idsIn(words(table)), ...idsIn(words(constants(all, table)))]
    : ids
}

/** Declarations of the file's own constants that a table uses. */
function constants(all: Node[], table: unknown) {
  const named = nodes(table)
    .filter(({ type }) => type === 'Identifier')
    .map(nameOf)
  return all.filter(({ type, id }) => type === 'VariableDeclarator' && named.includes(nameOf(id)))
}

/** All string and template texts in a piece of code. */
function words(from: unknown): string {
  return nodes(from)
    .map(({ type, value, cooked }) => (type === 'StringLiteral' ? value : cooked))
    .filter((text) => typeof text === 'string')
    .join(' ')
}

/** Root of the callee: `test` for `test.describe.each(table)`. */
function rootOf(callee: unknown): string {
  const { callee: called, object } = callee as Node
  return called || object ? rootOf(called ?? object) : nameOf(callee)
}

/** Name of the function called: `assert` for `fc.assert`. */
function nameOf(node: unknown): string {
  const { value, property } = (node ?? {}) as Node
  return property ? nameOf(property) : String(value)
}
