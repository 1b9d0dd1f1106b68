import { afterEach, expect, it } from 'vitest'
import { findBreaks } from './find-breaks.ts'
import { weaveBreaks } from './weave-breaks.ts'

afterEach(() => {
  globalThis.broken = undefined
})

const fileOf = (text: string) => ({ path: 'packages/web/src/one.tsx', text })

it.each([
  ['(a: number) => a === 1', ['a !== 1', '1 + 1', 'null']],
  ['(a: number) => a < top', ['a <= top', 'null']],
  ['(a: boolean) => a && !b', ['a || !b', 'b', 'null']],
  ["(a: boolean) => (a ? 'x' : true)", ['!(a)', "'x?'", 'false', 'null']],
  ['(a: string) => `a${a}`.trim()', ['`a${a}`', '`?a${a}`', 'null']],
  ['(a: number) => { if (a) return top }', ['false', 'return null']],
  ['() => { sign(a) }', ['undefined', 'return null']],
  ['() => <p className="a" title="b">c</p>', ['"b?"', '?', 'null']],
  ["() => sql`${a} = 'x'`", ['null']],
])('%s is mutated to %j', (code, changes) => {
  const breaks = findBreaks(fileOf(`/** Says so (CART-12). */\nconst it = ${code}\n`))
  expect(breaks.map(({ to }) => to)).toEqual(changes)
})

it('only code after a comment with an id is mutated, for that id', () => {
  const text = 'const a = 1\n/** (CART-12 to CART-14) */\nconst b = 2\n// (CART-14)\nconst c = 3\n'
  expect(findBreaks(fileOf(text)).map(({ ids, key }) => [ids, key])).toEqual([
    [['CART-12', 'CART-13', 'CART-14'], 'packages/web/src/one.tsx:3 0'],
    [['CART-14'], 'packages/web/src/one.tsx:5 1'],
  ])
})

it('an instrumented file is broken only while the key of a break is set', async () => {
  const text = `
    /** (CART-12) */
    export const most = { lines: 500, texts: ['é'] }
    /** (CART-13) */
    export function isFull(lines) {
      const left = most.lines - lines
      return left === 0 ? 'full' : \`\${left} left\`
    }
  `
  const woven = weaveBreaks(fileOf(text))
  const shop = await import(`data:text/javascript,${encodeURIComponent(woven)}`)
  const answers = findBreaks(fileOf(text)).map(({ key }) => {
    globalThis.broken = key
    globalThis.again?.[key]?.(true)
    const answer = [shop.most.texts[0], shop.isFull(500)]
    globalThis.again?.[key]?.(false)
    return answer
  })
  expect(answers).toEqual([
    ['é', '1 left'],
    ['é?', 'full'],
    ['é', '1000 left'],
    ['é', '0 left'],
    ['é', '0 left'],
    ['é', '0 left'],
    ['é', 'full?'],
    ['é', 'full'],
    ['é', null],
  ])
})
