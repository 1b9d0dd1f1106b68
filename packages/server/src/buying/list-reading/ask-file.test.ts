import { documentMessages, listLimits } from '@volute/domain/buying/list-reading'
import { expect, it } from 'vitest'
import { hostileArchives } from '../../../test/hostile/archives.ts'
import { hostileDocuments } from '../../../test/hostile/pictures.ts'
import { hostileWorkbooks } from '../../../test/hostile/workbooks.ts'
import { askFile } from './ask-file.ts'

const hostileXml: Readonly<Record<string, () => string>> = {
  'laughs.xml': () =>
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}">]><Order>&b;</Order>`,
  'outside.xml': () =>
    '<!DOCTYPE Order [<!ENTITY x SYSTEM "file:///etc/passwd">]><Order><ID>&x;</ID></Order>',
  'unknown-entity.xml': () => '<Order><ID>&nbsp;</ID></Order>',
  'deep.xml': () => `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`,
  'large.xml': () => `<Order>${' '.repeat(listLimits.xmlBytes)}</Order>`,
  'cut.xml': () => '<Order><ID>PO-7</ID><OrderLine>',
  'many-attributes.xml': () => `<Order ${Array.from({ length: 50_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
}

it.each<[string, string | RegExp]>([
  ['laughs.xml', documentMessages.ownEntities],
  ['outside.xml', documentMessages.ownEntities],
  ['unknown-entity.xml', /^This file is not a well-formed XML document/],
  ['deep.xml', documentMessages.xmlTooDeep],
  ['large.xml', documentMessages.xmlTooLarge],
  ['cut.xml', /^This file is not a well-formed XML document/],
  ['many-attributes.xml', documentMessages.noLines],
])('%s ends in a sentence (READ-06)', async (name, sentence) => {
  const {
    source: { notAnOrder, orders },
  } = await askFile(Buffer.from(hostileXml[name]?.() ?? ''), name)
  expect(orders).toEqual([])
  expect(notAnOrder).toEqual(
    expect.stringMatching(typeof sentence === 'string' ? asPattern(sentence) : sentence),
  )
})

const asPattern = (text: string) => new RegExp(RegExp.escape(text))

it('an unpacking bomb ends in a sentence (READ-06)', async () => {
  const {
    source: { notAnOrder },
  } = await askFile(Buffer.from(hostileWorkbooks['blanks-to-400-MB.xlsx']?.() ?? ''), 'po.xlsx')
  expect(notAnOrder).toBe(
    'This file cannot be read: it is not an Excel workbook that can be opened (unpacked, it is larger than 100 MB).',
  )
})

it('every hostile workbook, archive and document is read as a table or ends in a sentence (READ-06)', async () => {
  const files = { ...hostileWorkbooks, ...hostileArchives, ...hostileDocuments }
  const unsaid: string[] = []
  for (const [name, make] of Object.entries(files)) {
    const {
      source: { tables, notAnOrder },
    } = await askFile(Buffer.from(make()), name)
    if (tables.length === 0 && !/^[A-Z].{10,}[.)]$/s.test(notAnOrder ?? ''))
      unsaid.push(`${name}: ${notAnOrder}`)
  }
  expect(unsaid).toEqual([])
})
