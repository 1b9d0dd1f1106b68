import { expect, it } from 'vitest'
import { sourceFiles, lineCount } from '../../gate/src/source-files.ts'
import {
  addsNoLines,
  type CodeRule,
  hasNoMarks,
  isKebabCase,
  isPure,
  isShort,
  MOST_LINES,
  MOST_MEDIAN_LINES,
  median,
  namesNoMachine,
  namesNoMaker,
} from './code-rules.ts'

const generated = /(^|\/)(migrations\/|package-lock\.json$)/
const code = sourceFiles(/\.(tsx?|css|html)$/)
const texts = sourceFiles(
  /\.(tsx?|css|html|md|json|svg|sql|ya?ml|sh)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore)$/,
)
const written = texts.filter(({ path }) => !generated.test(path))
/** Checked files: all except these rules and their test, which contain what they forbid. */
const judged = written.filter(({ path }) => !path.startsWith('tools/rules/src/code-rules'))
const product = sourceFiles(/^packages\/[\w-]+\/((src|public)\/.*|index)\.(tsx?|js|css|html|svg)$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)
/** Product files without the documents' own texts, which a new shop starts with (OQ-104). */
const besideStartTexts = product.filter(({ path }) => !path.endsWith('/brand/start-texts.ts'))
const besideCart = product.filter(({ path }) =>
  /^packages\/(server|web)\/src\/(?!buying\/(cart|lines)\/)/.test(path),
)
const domain = sourceFiles(/^packages\/domain\/src\/.*\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'))

it.each<[string, CodeRule, typeof code]>([
  [`no file is longer than ${MOST_LINES} lines`, isShort, code],
  ['file names are kebab-case', isKebabCase, code],
  ['no file carries marks of unfinished or silenced work', hasNoMarks, judged],
  ['no file names one machine', namesNoMachine, judged],
  ['FACE-12: the product names no maker', namesNoMaker, besideStartTexts],
  ['the domain has no clock, chance or network', isPure, domain],
  ['LIST-02: a list comes into a cart by one handler', addsNoLines, besideCart],
])('%s', (_, rule, files) => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap(rule)).toEqual([])
})

it('half of the files have at most 90 lines', () => {
  const lengths = code.filter(({ path }) => /\.tsx?$/.test(path)).map(lineCount)
  expect(median(lengths)).toBeLessThanOrEqual(MOST_MEDIAN_LINES)
})

it('the median is the middle of the sorted values', () => {
  expect(median([9, 1, 100])).toBe(9)
})

it.each<[string, CodeRule, string]>([
  ['301 lines', isShort, 'x\n'.repeat(MOST_LINES + 1)],
  ['a mark', hasNoMarks, '// TODO later'],
  ['a silenced type error', hasNoMarks, '// @ts-ignore'],
  ['a silenced lint', hasNoMarks, '// oxlint-disable-next-line'],
  ['a skipped test', hasNoMarks, "it.skip('…')"],
  ['a path of a machine', namesNoMachine, "cd('/home/rosa/volute')"],
  ['a private host', namesNoMachine, 'registry=http://npm.corp/'],
  ['the name of a maker', namesNoMaker, "title: 'Volute parts'"],
  ['a phone number of a maker', namesNoMaker, "phone: '(555) 010-1234'"],
  ['another way into the cart', addsNoLines, 'await changeCart(ctx.db, wanted)'],
  ['another form for the cart', addsNoLines, 'call(putCart, { replaceAll: false, items })'],
  ['a clock', isPure, 'const now = Date.now()'],
  ['today', isPure, 'const today = new Date()'],
  ['chance', isPure, 'Math.random() < 0.5'],
  ['a timer', isPure, 'setTimeout(ring, 5)'],
  ['the network', isPure, "await fetch('/api')"],
])('%s is reported', (_, rule, text) => {
  expect(rule({ path: 'packages/domain/src/buying/cart/cart.ts', text })).toHaveLength(1)
})

it.each(['packages/web/src/CartPage.tsx', 'packages/web/src/cart_page.tsx', 'packages/Web/cart.ts'])(
  'file name %s is rejected',
  (path) => {
    expect(isKebabCase({ path, text: '' })).toHaveLength(1)
  },
)

it('given dates and similar words are allowed', () => {
  const text = 'new Date(iso) // /homework, hackney, the API under /api'
  const file = { path: 'packages/domain/src/buying/cart/cart.ts', text }
  expect([isPure, hasNoMarks, namesNoMachine, isShort, isKebabCase].flatMap((rule) => rule(file))).toEqual([])
})
