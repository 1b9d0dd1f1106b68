import type { SourceFile } from '../../../gate/src/source-files.ts'
import { spelledIds } from '../requirement-ids.ts'
import { type Change, changesOf, nothingOf } from './changes-of.ts'
import { isFunction, type Placed, placedNodes, placeOf } from './syntax.ts'

/** Change to code with requirements; after it, a test of each requirement must fail. */
export interface Break extends Change {
  /** File, line, and number of the break in the file. */
  key: string
  ids: string[]
  /** Start of the module-level constant that contains the break; null inside a function. */
  constant: number | null
}

/** Finds the breaks of the code after each comment that names an id; a function that does nothing comes last. */
export function findBreaks(file: SourceFile): Break[] {
  const code = Buffer.from(file.text).toString('latin1')
  const comments = namingComments(code)
  const all = comments.length > 0 ? placedNodes(file) : []
  const found = new Map<string, Break>()
  for (const { ids, at } of comments)
    for (const { placed, change } of changesBehind(all, at, code)) {
      const constant = constantAround(placed)
      const name = `${change.start} ${change.end} ${change.to}`
      const line = code.slice(0, change.start).split('\n').length
      const key = `${file.path}:${line} ${found.size}`
      const known = found.get(name)
      if (known) known.ids.push(...ids)
      else if (constant !== undefined) found.set(name, { ...change, key, ids: [...ids], constant })
    }
  return [...found.values()]
}

/** Ids that each comment names, and the start of the code after it. */
function namingComments(code: string): { ids: string[]; at: number }[] {
  return [...code.matchAll(/(?:\/\*[^]*?\*\/|(?:\/\/.*\n[ \t]*)+)\s*/g)]
    .map(({ 0: comment, index }) => ({ ids: spelledIds(comment), at: index + comment.length }))
    .filter(({ ids }) => ids.length > 0)
}

function changesBehind(all: Placed[], at: number, code: string): { placed: Placed; change: Change }[] {
  const carrier = all.find(({ start }) => start === at)
  const inside = all.filter(({ start, end }) => carrier && start >= at && end <= carrier.end)
  const changes = inside.flatMap((placed) => changesOf(placed, code).map((change) => ({ placed, change })))
  const whole = inside.filter(({ node }) => isFunction(node)).slice(0, 1)
  return [...changes, ...whole.flatMap((placed) => nothingOf(placed).map((change) => ({ placed, change })))]
}

/** Start of the enclosing constant; null inside a function, undefined for code in neither. */
function constantAround({ node, around }: Placed): number | null | undefined {
  if ([node, ...around].some(isFunction)) return null
  const declaration = around.find(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
  return declaration && placeOf(declaration)?.start
}
