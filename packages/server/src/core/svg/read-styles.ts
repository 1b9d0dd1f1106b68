import * as css from 'css-tree'

/** Step of a selector: conditions on an element, and whether it must be a child of the step before. */
export interface Step {
  type?: string
  ids: string[]
  classes: string[]
  attributes: { name: string; value: string | undefined }[]
  isChild: boolean
}

/** Selector of a style sheet, with its declarations. */
export interface Rule {
  steps: Step[]
  /** The heavier of two rules wins; with equal weights, the later one. */
  weight: number
  declared: Declared[]
}

/**
 * Reads the rules of a style sheet for a screen. Selectors with more than names, ids, classes, attributes and ancestors are
 * skipped: no drawing program writes them.
 */
export function readRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  css.walk(css.parse(sheet, { parseValue: false, parseCustomProperty: false }), {
    visit: 'Rule',
    enter(rule) {
      if (rule.prelude.type !== 'SelectorList' || !isForScreen(this.atrule)) return
      const declared = readDeclarations(rule.block)
      for (const selector of rule.prelude.children) {
        const steps = selector.type === 'Selector' ? readSteps(selector.children.toArray()) : undefined
        if (steps) rules.push({ steps, weight: weightOf(steps), declared })
      }
    },
  })
  return rules
}

function isForScreen(atrule: css.Atrule | null): boolean {
  if (!atrule) return true
  const media = atrule.prelude ? css.generate(atrule.prelude) : ''
  return atrule.name === 'media' && isScreen(media)
}

/** True if a style sheet for these media is meant for a screen. */
export const isScreen = (media: string) => /^(all|screen)?$/i.test(media.trim())

function readSteps(nodes: readonly css.CssNode[]): Step[] | undefined {
  const steps = [newStep(false)]
  for (const node of nodes) {
    const step = steps.at(-1)
    if (!step) return undefined
    if (node.type === 'Combinator') {
      if (!/^[ >]$/.test(node.name)) return undefined
      steps.push(newStep(node.name === '>'))
    } else if (node.type === 'TypeSelector') {
      if (node.name !== '*') step.type = node.name
    } else if (node.type === 'IdSelector') step.ids.push(node.name)
    else if (node.type === 'ClassSelector') step.classes.push(node.name)
    else if (node.type === 'AttributeSelector' && (!node.matcher || node.matcher === '='))
      step.attributes.push({ name: node.name.name, value: wantedValue(node) })
    else return undefined
  }
  return steps
}

const newStep = (isChild: boolean): Step => ({ ids: [], classes: [], attributes: [], isChild })

function wantedValue({ value }: css.AttributeSelector): string | undefined {
  return value?.type === 'String' ? value.value : value?.name
}

const weightOf = (steps: readonly Step[]) =>
  steps.reduce(
    (sum, { type, ids, classes, attributes }) =>
      sum + ids.length * 1_000_000 + (classes.length + attributes.length) * 1_000 + (type ? 1 : 0),
    0,
  )

export interface Declared {
  property: string
  value: string
  important: boolean
}

/** Longest value of a declaration; no drawing program writes a longer paint, width or font. */
const LONGEST = 2_000

/** Reads the declarations of a style attribute, in order, with shorthands split into their parts. */
export function readStyle(style: string): Declared[] {
  return readDeclarations(css.parse(style, { context: 'declarationList', parseValue: false }))
}

/** Reads the declarations of a rule's block or a style attribute. */
function readDeclarations(block: css.CssNode): Declared[] {
  const found: Declared[] = []
  css.walk(block, {
    visit: 'Declaration',
    enter({ property, value, important }) {
      const text = value.type === 'Raw' ? value.value.trim() : ''
      if (text === '' || text.length > LONGEST) return
      for (const [name, part] of splitShorthand(property.toLowerCase(), unquote(withoutRemarks(text))))
        found.push({ property: name, value: part, important: Boolean(important) })
    },
  })
  return found
}

const withoutRemarks = (text: string) => text.replace(/\/\*[^]*?(\*\/|$)/g, '').trim()

const unquote = (text: string) => text.replace(/^"([^"\\]*)"$|^'([^'\\]*)'$/, '$1$2')

const sized =
  /^(?:(.*?)\s+)?((?:\d*\.)?\d+(?:px|pt|pc|mm|cm|in|r?em|ex|%)|(?:xx?-)?(?:small|large)|smaller|larger|medium)(?:\s*\/\s*\S+)?\s+(.+)$/i
/** Longest font declaration; no drawing program writes a longer one. */
const LONGEST_FONT = 400

/** Splits `font` and `marker`, which exist only in style sheets, into their parts; others stay unchanged. */
function splitShorthand(property: string, value: string): [property: string, value: string][] {
  if (property === 'font') return splitFont(value)
  if (property === 'marker') return ['start', 'mid', 'end'].map((place) => [`marker-${place}`, value])
  return [[property, value]]
}

/** Splits a font: `italic bold 12px/1.2 Arial` is a style, a weight, a size and a family; other parts keep their defaults. */
function splitFont(font: string): [property: string, value: string][] {
  const [, before = '', size, family] = (font.length <= LONGEST_FONT && sized.exec(font)) || []
  if (!size || !family) return []
  const words = before.toLowerCase().split(/\s+/)
  const parts: [string, string | undefined][] = [
    ['font-style', words.find((word) => /^(italic|oblique)$/.test(word))],
    ['font-variant', words.find((word) => word === 'small-caps')],
    ['font-weight', words.find((word) => /^(bold|bolder|lighter|[1-9]00)$/.test(word))],
    ['font-size', size],
    ['font-family', family],
  ]
  return parts.flatMap(([property, value]) => (value ? [[property, value] as [string, string]] : []))
}
