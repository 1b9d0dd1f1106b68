import { setInFaces } from './faces.ts'
import type { Block, Layout, Table } from './paper.ts'

/** Converts a block for pdfmake, each text in the fonts that have its letters. */
export function setBlock(block: Block, textOf = (text: string) => text): object {
  const set = (one: Block) => setBlock(one, textOf)
  if (typeof block === 'string') return { text: setInFaces(textOf(block)) }
  if ('text' in block) return { ...block, text: setInFaces(textOf(block.text)) }
  if ('stack' in block) return { ...block, stack: block.stack.map(set) }
  if ('columns' in block) return { ...block, columns: block.columns.map(set) }
  if ('svg' in block || 'image' in block) return block
  const { layout, table } = block
  return {
    ...block,
    ...(layout && { layout: drawnLayout(layout) }),
    table: { ...table, body: table.body.map((row) => row.map(set)) },
  }
}

/** Footer of one page. */
export const setFoot = (block: Block, page: number, pages: number) =>
  setBlock(block, (text) => text.replace('{page}', String(page)).replace('{pages}', String(pages)))

function drawnLayout({ line, paddingTop = 4, paddingBottom = 4 }: Layout) {
  const isDrawn = (row: number, rows: number) =>
    line?.at === 'between' ? row > 0 && row < rows : row === line?.at
  return {
    hLineWidth: (row: number, { table }: { table: Table }) =>
      line && isDrawn(row, table.body.length) ? line.width : 0,
    vLineWidth: () => 0,
    hLineColor: () => line?.color,
    paddingLeft: () => 6,
    paddingRight: () => 6,
    paddingTop: () => paddingTop,
    paddingBottom: () => paddingBottom,
  }
}
