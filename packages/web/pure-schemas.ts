import { type ESTree, type Plugin, Visitor } from 'vite'

/** Name of zod in the built modules. `z` would be any function of that name, and minified libraries have one. */
export const schemaMaker = 'makeSchema'

/** Functions of the domain that only make schemas. */
const ownMakers = new Set(['text', 'fileNameText'])

/**
 * Renames zod in our modules, so that the bundler can be told that its calls only make schemas, and marks the domain's own
 * makers and the checks that are added to a schema: unused ones are left out.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/(domain|web)\/src\/.+\.tsx?$/, code: /zod\/mini/ },
      handler(code) {
        return { code: named(code, this.parse(code)), map: null }
      },
    },
  }
}

/** The code of a module with zod under the other name. */
export function named(code: string, program: ESTree.Program): string {
  const edits: { start: number; end: number; text: string }[] = []
  const makers = new Set<string>()
  new Visitor({
    ImportSpecifier({ imported, local, start, end }) {
      if (imported.type === 'Identifier' && ownMakers.has(imported.name)) makers.add(local.name)
      const isZod = imported.type === 'Identifier' && imported.name === 'z' && local.name === 'z'
      if (isZod) edits.push({ start, end, text: `z as ${schemaMaker}` })
    },
    CallExpression({ callee, start }) {
      const isPure =
        (callee.type === 'Identifier' && makers.has(callee.name)) ||
        (callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'check')
      if (isPure) edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
    },
    MemberExpression({ object }) {
      const isZod = object.type === 'Identifier' && object.name === 'z'
      if (isZod) edits.push({ start: object.start, end: object.end, text: schemaMaker })
    },
  }).visit(program)
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), code)
}
