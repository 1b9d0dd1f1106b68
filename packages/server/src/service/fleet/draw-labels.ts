import { type drawLabels as contract, labelAddress, type LabelSize } from '@volute/domain/service/fleet'
import { notFound } from '@volute/domain/core/kernel'
import { brandFor } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { type Block, type PdfContent, renderPdf } from '../../core/pdf/index.ts'
import { findLabelled, type Labelled } from './label-store.ts'
import { codeSvg } from './label-code.ts'

/**
 * Labels of the acting company's pumps, in the requested order. If another company's pump is among them, none are drawn
 * (E134, FLEET-17).
 */
export const drawLabels: Handler<typeof contract> = async (ctx, { fleetPumpIds, size }) => {
  const found = await findLabelled(ctx.db, ctx.actor.companyId, fleetPumpIds)
  if (found.length < new Set(fleetPumpIds).size) throw notFound()
  const { brand } = await brandFor(ctx)
  const paper = labelSheet(found, { size, publicUrl: ctx.settings.publicUrl, maker: brand.name })
  return { fileName: `Labels-${size}-mm.pdf`, pdf: (await renderPdf(paper)).toString('base64') }
}

interface Sheet {
  size: LabelSize
  publicUrl: string
  maker: string
}

const POINTS = 72 / 25.4
const columnsOf = { 20: 3, 40: 2 } as const
/** Characters per line next to the code, and the font sizes. */
const texts = { 20: { most: 16, fontSize: 9, small: 7 }, 40: { most: 18, fontSize: 13, small: 9 } } as const

function labelSheet(labels: readonly Labelled[], sheet: Sheet): PdfContent {
  const columns = columnsOf[sheet.size]
  const rows = Array.from({ length: Math.ceil(labels.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const label = labels[row * columns + column]
      return label ? labelBlock(label, sheet) : ''
    }),
  )
  return {
    info: { title: 'Labels', author: sheet.maker },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [24, 28, 24, 28],
    defaultStyle: { fontSize: texts[sheet.size].small, lineHeight: 1.15 },
    content: [
      {
        layout: { paddingTop: 6, paddingBottom: 6 },
        table: {
          widths: Array.from({ length: columns }, () => '*' as const),
          dontBreakRows: true,
          body: rows,
        },
      },
    ],
  }
}

function labelBlock({ serialNumber, tag }: Labelled, { size, publicUrl, maker }: Sheet): Block {
  const side = size * POINTS
  const { most, fontSize } = texts[size]
  return {
    columnGap: 4,
    columns: [
      { svg: codeSvg(labelAddress(publicUrl, serialNumber)), fit: [side, side], width: Math.ceil(side) },
      {
        margin: [0, size / 4, 0, 0],
        stack: [
          ...(tag === null ? [] : [{ text: inLines(tag, most), fontSize, bold: true }]),
          { text: inLines(serialNumber, most), fontSize, bold: tag === null },
          { text: inLines(maker, most * 1.4), color: '#555555' },
        ],
      },
    ],
  }
}

/** Breaks a number without spaces, which would otherwise overlap the next label. */
const inLines = (text: string, most: number) =>
  text
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${Math.floor(most)}}`, 'gsu')) ?? [])
    .join(' ')
