import { parseSync } from '@swc/core'
import type { SourceFile } from '../../../gate/src/source-files.ts'

/** Node of a syntax tree. */
export type Node = Record<string, unknown> & { type: string }

/** Position of code, in bytes. */
export interface Place {
  start: number
  end: number
}

/** Node with its enclosing nodes, nearest first. */
export interface Placed extends Place {
  node: Node
  around: Node[]
}

/** Collects all nodes of a file that have a position, outer ones first. */
export function placedNodes({ path, text }: SourceFile): Placed[] {
  return collect(
    parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }).body,
    [],
  )
}

function collect(from: unknown, around: Node[]): Placed[] {
  if (typeof from !== 'object' || from === null) return []
  const node = from as Node
  const isNode = typeof node.type === 'string'
  const place = isNode && placeOf(node)
  const inner = Object.values(node).flatMap((one) => collect(one, isNode ? [node, ...around] : around))
  return place ? [{ ...place, node, around }, ...inner] : inner
}

/** Position of a node. swc counts bytes from one, and gives a property no position of its own. */
export function placeOf({ type, span, key, value }: Node): Place | undefined {
  const place = span as Place | undefined
  if (place) return { start: place.start - 1, end: place.end - 1 }
  if (type !== 'KeyValueProperty') return undefined
  const [first, last] = [placeOf(key as Node), placeOf(value as Node)]
  return first && last && { start: first.start, end: last.end }
}

export const isFunction = ({ type }: Node) =>
  /^(Function|ArrowFunction|ClassMethod$|MethodProperty)/.test(type)
