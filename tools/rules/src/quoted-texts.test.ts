import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '../../gate/src/source-files.ts'
import { productTexts } from './product-texts.ts'
import { quotedTexts, shownBy } from './quoted-texts.ts'

const isShown = shownBy(productTexts())

it('every text that the requirements quote is in the product', () => {
  const lines = sourceFiles(/^docs\/requirements\/[a-z]+\.md$/)
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => /^- [A-Z]+-\d+ /.test(line))
  const missing = lines.flatMap((line) =>
    quotedTexts(line)
      .filter((text) => !isShown(text))
      .map((text) => `${line.split(' ')[1]} ${text}`),
  )
  expect(lines.flatMap(quotedTexts).length).toBeGreaterThan(280)
  expect(missing).toEqual([])
})

/** Texts that the documents abbreviate or only describe, with the requirement that spells them out. */
const spelledOut: Record<string, string> = {
  'The part you are searching for is not sellable or does not exist...': 'SHELL-47',
  '...lower case letter.': 'AUTH-33',
  '...upper case letter.': 'AUTH-34',
  '...special character.': 'AUTH-35',
  '1 day': 'LEAD-09',
  'name (identifier)': 'COMPANY-05',
  'full trim': 'QUICK-21',
  'Ordered: date': 'QUOTE-13',
  'Expired: date': 'QUOTE-13',
}

/** The two documents, which exist beside the product only where it is developed. */
const documents = ['000_63a8d3a83d18e384', '001_2d3d90ee65b0cd71'].map(
  (name) => new URL(`../../../../shared/spec/${name}.txt`, import.meta.url),
)

it.skipIf(!documents.every((url) => existsSync(url)))(
  'every text that the documents quote is in the product',
  () => {
    const quoted = documents.flatMap((url) => readFileSync(url, 'utf8').split('\n')).flatMap(quotedTexts)
    expect(quoted.length).toBeGreaterThan(180)
    expect(quoted.filter((text) => !spelledOut[text] && !isShown(text))).toEqual([])
  },
)

it.each<[string, boolean]>([
  ['Print', true],
  ['print', true],
  ['Prin', false],
  ['Search all quotes...', true],
  ['Search all invoices...', false],
  ['Zip must be 50 characters or less. Currently {} characters.', true],
  ['Zip must be 50 characters or less.', false],
  ['Name must be between {} and {} characters long.', true],
  ['Name must be between {} and {} letters long.', false],
])('text %s is matched against the texts of the product', (text, isThere) => {
  const texts = new Set([
    'Print',
    'Search all quotes',
    '{}...',
    'Zip',
    'Name must be between 1 and {} characters long.',
  ])
  texts.add('{} must be {} characters or less. Currently {} characters.')
  expect(shownBy(texts)(text)).toBe(isThere)
})

it('texts in quotation marks are read', () => {
  const line = `The buyer's page offers "Exit '{company}'", 'Don't save' and "Couldn't"; \`'typed'\` is none.`
  expect(quotedTexts(line)).toEqual(["Exit '{}'", "Don't save", "Couldn't"])
})
