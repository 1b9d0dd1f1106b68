import { type Brand, markSvg, paperColors } from '@volute/domain/core/brand'
import type { Block, PdfContent } from '../pdf/index.ts'
import { type Picture, pictureBlock } from './picture.ts'

const side = 40

/** Header and footer of each page of a document: the shop, the title, the contact, and the page number. */
export function letterhead(
  brand: Brand,
  logo: Picture | undefined,
  title: string,
): Pick<PdfContent, 'pageSize' | 'pageMargins' | 'header' | 'footer'> {
  return {
    pageSize: 'A4',
    pageMargins: [side, 92, side, 64],
    header: head(brand, logo, title),
    footer: foot(brand, `${title} · Page {page} of {pages}`),
  }
}

function head({ name, accent: worn }: Brand, logo: Picture | undefined, title: string): Block {
  const { accent } = paperColors(worn)
  const mark: Block = logo ? pictureBlock(logo, [120, 26]) : { svg: markSvg(accent), width: 26 }
  return {
    margin: [side, 30, side, 0],
    layout: { line: { at: 1, width: 1.5, color: accent } },
    table: {
      widths: [logo ? 'auto' : 26, 'auto', '*'],
      body: [
        [
          mark,
          {
            text: name,
            bold: true,
            fontSize: name.length > 24 ? 11 : 18,
            color: accent,
            margin: [4, 2, 0, 6],
          },
          { text: title, bold: true, fontSize: 18, alignment: 'right', margin: [0, 2, 0, 6] },
        ],
      ],
    },
  }
}

function foot({ accent, contact }: Brand, where: string): Block {
  const { address, phone, fax, salesEmail, website } = contact
  const ways = [phone && `Phone ${phone}`, fax && `Fax ${fax}`, salesEmail, website].filter(Boolean)
  return {
    margin: [side, 14, side, 0],
    fontSize: 7.5,
    color: paperColors(accent).quiet,
    columns: [
      { stack: [address.join(', '), ways.join(' · ')] },
      { text: where, alignment: 'right', width: 110 },
    ],
  }
}
