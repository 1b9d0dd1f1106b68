import * as css from 'css-tree'
import { type Declared, readDeclarations } from './read-declarations.ts'

/** One step of a selector: what an element must be, and whether it must lie right below the step before. */
export interface Step {
  type?: string
  ids: string[]
  classes: string[]
  attributes: { name: string; value: string | undefined }[]
  isChild: boolean
}

/** A selector of a style sheet and what it says of the elements that it finds. */
export interface Rule {
  steps: Step[]
  /** Of two rules that say the same, the higher one counts, or else the later one. */
  weight: number
  declared: Declared[]
}

/**
 * The rules of a style sheet for a screen. Selectors that ask for more than names, ids, classes, attributes and ancestors
 * are passed over: no drawing program writes them.
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

/** Whether a style sheet for these media is meant for a screen. */
export const isScreen = (media: string) => /^\s*(all|screen)?\s*$/i.test(media)

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
