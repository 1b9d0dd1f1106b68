import { type Node, type Place, type Placed, placeOf } from './syntax.ts'

/** A change to a piece of code. */
export interface Change extends Place {
  to: string
  /** Kind of code: a value, a whole statement, a text or attribute of an element, or the start of a function. */
  kind: 'value' | 'statement' | 'text' | 'attribute' | 'start'
}

const opposites: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}
/** Methods with a result that differs from the value they are called on. */
const changing = /^(filter|toSorted|sort|trim|toUpperCase|toLowerCase|slice|toReversed)$/
const types = /^Ts(?!As|Satisfies|NonNull|ConstAssertion)/

/** Changes of one node that break its meaning. */
export function changesOf({ node, around, start, end }: Placed, code: string): Change[] {
  const [parent] = around
  if (around.some(({ type }) => types.test(type))) return []
  const part = (of: unknown) => {
    const place = placeOf(of as Node)
    return place ? code.slice(place.start, place.end) : ''
  }
  const change = (to: string, at: unknown = node, kind: Change['kind'] = 'value'): Change[] => {
    const place = placeOf(at as Node)
    return place ? [{ ...place, to, kind }] : []
  }
  const own = code.slice(start, end)
  switch (node.type) {
    case 'BinaryExpression': {
      const opposite = opposites[String(node['operator'])]
      return opposite ? change(`${part(node['left'])} ${opposite} ${part(node['right'])}`) : []
    }
    case 'IfStatement':
      return change('false', node['test'])
    case 'ConditionalExpression':
      return change(`!(${part(node['test'])})`, node['test'])
    case 'UnaryExpression':
      return node['operator'] === '!' ? change(part(node['argument'])) : []
    case 'ExpressionStatement':
      return change('undefined', node['expression'], 'statement')
    case 'CallExpression': {
      const { object, property } = node['callee'] as Record<string, Node | undefined>
      return changing.test(String(property?.['value'])) ? change(part(object)) : []
    }
    case 'NumericLiteral':
      return isKey(node, parent) ? [] : change(`${own} + 1`)
    case 'BooleanLiteral':
      return change(node['value'] === true ? 'false' : 'true')
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' ? [] : change(`\`?${own.slice(1)}`)
    case 'JSXText':
      return own.trim() === '' ? [] : change('?', node, 'text')
    case 'StringLiteral':
      if (isKey(node, parent) || /^(Import|Export|ExpressionStatement)/.test(parent?.type ?? '')) return []
      if (/^(className|key)$/.test(String((parent?.['name'] as Node | undefined)?.['value']))) return []
      return change(
        `${own.slice(0, -1)}?${own.at(-1)}`,
        node,
        parent?.type === 'JSXAttribute' ? 'attribute' : 'value',
      )
    default:
      return []
  }
}

function isKey(node: Node, parent: Node | undefined) {
  return parent?.type === 'Computed' || (parent?.['key'] === node && parent['value'] !== node)
}

/** Change that makes a function do nothing and return null. */
export function nothingOf({ node }: Placed): Change[] {
  const body = (node['body'] ?? (node['function'] as Node | undefined)?.['body']) as Node | undefined
  const place = body && placeOf(body)
  if (!place) return []
  if (!/^(Block|FunctionBody)/.test(body.type)) return [{ ...place, to: 'null', kind: 'value' }]
  return [{ start: place.start + 1, end: place.start + 1, to: 'return null', kind: 'start' }]
}
