/** A document as pdfmake takes it, as far as the shop's papers go; its own types would bring the DOM in. */
export interface Paper {
  info: { title: string; author: string }
  language: string
  pageSize: 'A4'
  pageMargins: Margins
  defaultStyle: Style
  content: Block[]
  header?: (page: number, pages: number) => Block
  footer?: (page: number, pages: number) => Block
  /** On unless it is false. */
  compress?: boolean
}

/** One block of a paper, or one cell of a table. */
export type Block =
  | string
  | (Style & { width?: number | 'auto' | '*'; unbreakable?: boolean } & (
        | { text: string }
        | { svg: string }
        | { stack: Block[] }
        | { columns: Block[]; columnGap?: number }
        | { table: Table; layout?: Layout }
      ))

interface Table {
  widths: ('auto' | '*' | number)[]
  /** Rows that every page repeats at its head. */
  headerRows?: number
  dontBreakRows?: boolean
  body: Block[][]
}

/** The lines between a table's rows and the room around its cells; columns have no lines. */
interface Layout {
  hLineWidth: (row: number, node: { table: Table }) => number
  vLineWidth: () => number
  hLineColor: (row: number) => string
  paddingLeft: (column: number) => number
  paddingRight: (column: number, node: { table: Table }) => number
  paddingTop: (row: number) => number
  paddingBottom: (row: number) => number
}

interface Style {
  fontSize?: number
  lineHeight?: number
  bold?: boolean
  alignment?: 'right'
  color?: string
  fillColor?: string
  margin?: Margins
}

/** Left, top, right, bottom. */
type Margins = [number, number, number, number]
