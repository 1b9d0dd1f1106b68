/** pdfmake document, reduced to the features that the shop's documents use, and all of it data: another thread draws it. */
export interface PdfContent {
  info: { title: string; author: string }
  language: string
  pageSize: 'A4'
  pageMargins: Margins
  defaultStyle: Style
  content: Block[]
  header?: Block
  /** `{page}` is replaced by the page number, `{pages}` by the number of pages. */
  footer?: Block
  /** True unless set to false. */
  compress?: boolean
}

/** Block of a document, or cell of a table. */
export type Block =
  | string
  | (Style & { width?: number | 'auto' | '*'; unbreakable?: boolean } & (
        | { text: string }
        | { svg: string; fit?: Fit }
        | { image: string; fit: Fit }
        | { stack: Block[] }
        | { columns: Block[]; columnGap?: number }
        | { table: Table; layout?: Layout }
      ))

export interface Table {
  widths: ('auto' | '*' | number)[]
  /** Number of header rows, which every page repeats. */
  headerRows?: number
  dontBreakRows?: boolean
  body: Block[][]
}

/** Lines between a table's rows, and the padding of its cells; columns have no lines. */
export interface Layout {
  /** Above one row, counted from 0, or between all rows. */
  line?: { at: number | 'between'; width: number; color: string }
  paddingTop?: number
  paddingBottom?: number
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

/** Maximum width and height of a picture. */
type Fit = [number, number]

/** Left, top, right, bottom. */
type Margins = [number, number, number, number]
