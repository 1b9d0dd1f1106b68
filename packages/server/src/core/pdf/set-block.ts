import type { Block, Layout, Table } from './pdf-content.ts'
import type { Run } from './set-text.ts'

/** Converts a block for pdfmake, each text in the fonts that have its letters. */
export function setBlock(block: Block, set: (text: string) => Run[]): object {
  const inside = (one: Block) => setBlock(one, set)
  if (typeof block === 'string') return { text: set(block) }
  if ('text' in block) return { ...block, text: set(block.text) }
  if ('stack' in block) return { ...block, stack: block.stack.map(inside) }
  if ('columns' in block) return { ...block, columns: block.columns.map(inside) }
  if ('svg' in block || 'image' in block) return block
  const { layout, table } = block
  return {
    ...block,
    ...(layout && { layout: drawnLayout(layout) }),
    table: { ...table, body: table.body.map((row) => row.map(inside)) },
  }
}

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
