/** A document as pdfmake takes it, as far as the shop's papers go; its own types would bring the DOM in. */
export interface Paper {
  info: { title: string; author: string }
  language: string
  pageSize: 'A4'
  pageMargins: Margins
  defaultStyle: Style
  content: Block[]
  footer?: (page: number, pages: number) => Block
  /** On unless it is false. */
  compress?: boolean
}

/** One block of a paper, or one cell of a table. */
export type Block =
  | string
  | (Style & { width?: number; unbreakable?: boolean } & (
        | { text: string }
        | { stack: Block[] }
        | { columns: Block[]; columnGap?: number }
        | { table: Table; layout?: 'lightHorizontalLines' }
      ))

interface Table {
  widths: ('auto' | '*')[]
  /** Rows that every page repeats at its head. */
  headerRows?: number
  dontBreakRows?: boolean
  body: Block[][]
}

interface Style {
  fontSize?: number
  lineHeight?: number
  bold?: boolean
  alignment?: 'right'
  margin?: Margins
}

/** Left, top, right, bottom. */
type Margins = [number, number, number, number]
