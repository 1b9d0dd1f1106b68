import type { SourceFile } from '../../../gate/src/source-files.ts'
import { type Break, findBreaks } from './find-breaks.ts'
import { type Node, placedNodes, placeOf } from './syntax.ts'

/**
 * Weaves the breaks into a file; a break is active while `globalThis.broken` is its key. A constant computed when the
 * file is loaded is recomputed by `globalThis.again[key]`.
 */
export function weaveBreaks(file: SourceFile): string {
  const breaks = findBreaks(file).toSorted((a, b) => a.start - b.start || b.end - a.end)
  if (breaks.length === 0) return file.text

  const code = Buffer.from(file.text).toString('latin1')
  const woven = [`(globalThis.woven ??= {})[${JSON.stringify(file.path)}] = true\n`]
  let at = 0
  for (const { node, start, end } of placedNodes(file)) {
    const keys = breaks.filter(({ constant }) => constant === start).map(({ key }) => key)
    const [{ id, init } = {}] = (node['declarations'] ?? []) as Record<string, Node | undefined>[]
    const place = init && placeOf(init)
    if (node.type !== 'VariableDeclaration' || keys.length === 0 || !place) continue
    const name = String(id?.['value'])
    const value = weave(code, place.start, place.end, breaks)
    woven.push(
      weave(code, at, start, breaks),
      `let${code.slice(start + 'const'.length, place.start)}${value}\n;{ const first = ${name}\n`,
      `for (const key of ${JSON.stringify(keys)}) (globalThis.again ??= {})[key] = (isOn) => { ${name} = isOn ? (${value}) : first } }\n`,
    )
    at = end
  }
  woven.push(weave(code, at, code.length, breaks))
  return Buffer.from(woven.join(''), 'latin1').toString()
}

/** Weaves the breaks into the code between two positions, including nested breaks. */
function weave(code: string, from: number, to: number, breaks: readonly Break[]): string {
  let woven = ''
  let at = from
  let inside = breaks.filter(({ start, end }) => start >= from && end <= to)
  for (let first = inside[0]; first; first = inside[0]) {
    const { start, end } = first
    const same = inside.filter((one) => one.start === start && one.end === end)
    const rest = inside.filter((one) => !same.includes(one))
    woven += code.slice(at, start) + withBreaks(weave(code, start, end, rest), same)
    at = end
    inside = rest.filter((one) => one.start >= at)
  }
  return woven + code.slice(at, to)
}

function withBreaks(code: string, breaks: readonly Break[]): string {
  const woven = breaks.reduce(withBreak, code)
  // Without semicolons, a statement that begins with a bracket would continue the line before it.
  return breaks.every(({ kind }) => kind === 'value') ? `(${woven})` : woven
}

function withBreak(code: string, { key, kind, to }: Break): string {
  const name = JSON.stringify(key)
  const isOn = `globalThis.broken === ((globalThis.reached ??= {})[${name}] = ${name})`
  switch (kind) {
    case 'attribute':
      return `{${isOn} ? ${to} : ${code}}`
    case 'text':
      return `{${isOn} ? ${JSON.stringify(to)} : ''}${code}`
    case 'start':
      return ` if (${isOn}) ${to}\n${code}`
    case 'value':
    case 'statement':
      return `${isOn} ? (${to}) : (${code})`
  }
}
