import { type ESTree, type Plugin, Visitor } from 'vite'

/** Fields of an endpoint that only the server, its documents and the tests read. */
const unread = new Set(['summary', 'limits', 'errors', 'params', 'reply', 'success', 'isActivity'])

/** Leaves out of the built contracts what the browser does not read, above all the schemas of what its own server answers. */
export function slimContracts(): Plugin {
  return {
    name: 'slim-contracts',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/src\/[\w-]+\/[\w-]+\/[\w-]*contract\.ts$/ },
      handler(code) {
        return { code: slimmed(code, this.parse(code)), map: null }
      },
    },
  }
}

/** The code of a contract without what the browser does not read. */
export function slimmed(code: string, program: ESTree.Program): string {
  return propertiesOfEndpoints(program).reduceRight((text, { key, value, end }) => {
    const name = key.type === 'Identifier' ? key.name : ''
    if (unread.has(name)) return text.slice(0, key.start) + text.slice(end).replace(/^\s*,/, '')
    if (name === 'csv') return text.slice(0, value.start) + csvOf(code, value) + text.slice(value.end)
    // Only whether there is a body is read.
    return name === 'body' ? `${text.slice(0, value.start)}{}${text.slice(end)}` : text
  }, code)
}

/** Only the file's name is read of an export that is declared in its endpoint. */
function csvOf(code: string, csv: ESTree.Expression): string {
  const [declared] = csv.type === 'CallExpression' ? csv.arguments : [csv]
  if (declared?.type !== 'ObjectExpression') return code.slice(csv.start, csv.end)
  const fileName = declared.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'fileName',
  )
  return fileName ? `{ ${code.slice(fileName.start, fileName.end)} }` : '{}'
}

function propertiesOfEndpoints(program: ESTree.Program) {
  const found: ESTree.ObjectProperty[] = []
  new Visitor({
    CallExpression({ callee, arguments: [endpoint] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return
      if (endpoint?.type !== 'ObjectExpression') return
      found.push(...endpoint.properties.filter((property) => property.type === 'Property'))
    },
  }).visit(program)
  return found
}
