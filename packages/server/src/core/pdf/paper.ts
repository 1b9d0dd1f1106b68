/** A document as pdfmake takes it, as far as the shop's papers go, but all of it data: it is drawn in another thread. */
export interface Paper {
  info: { title: string; author: string }
  language: string
  pageSize: 'A4'
  pageMargins: Margins
  defaultStyle: Style
  content: Block[]
  header?: Block
  /** `{page}` stands for the number of its page, `{pages}` for how many there are. */
  footer?: Block
  /** On unless it is false. */
  compress?: boolean
}

/** One block of a paper, or one cell of a table. */
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
  /** Rows that every page repeats at its head. */
  headerRows?: number
  dontBreakRows?: boolean
  body: Block[][]
}

/** The lines between a table's rows, and the room around its cells; columns have no lines. */
export interface Layout {
  /** Above one row, counted from 0, or between all of them. */
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

/** The most width and height that a picture takes. */
type Fit = [number, number]

/** Left, top, right, bottom. */
type Margins = [number, number, number, number]
