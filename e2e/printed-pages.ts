import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

export interface PrintedPage {
  /** `A4 portrait`, `Letter landscape`, or the size in points. */
  paper: string
  /** Text of the paper page, its lines joined by spaces. */
  text: string
}

/** Prints a page of the shop and returns the paper pages; the browser sends `beforeprint`, as for Ctrl+P. */
export async function printedPages(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<PrintedPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, format })))
  const { text } = await extractText(pdf)
  return Promise.all(
    text.map(async (one, index) => {
      const [, , width = 0, height = 0] = (await pdf.getPage(index + 1)).view
      return { paper: nameOf(width, height), text: one.replaceAll(/\s+/g, ' ') }
    }),
  )
}

const papers = [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const

function nameOf(width: number, height: number): string {
  const isAbout = (is: number, wanted: number) => Math.abs(is - wanted) <= 1
  for (const [name, short, long] of papers) {
    if (isAbout(width, short) && isAbout(height, long)) return `${name} portrait`
    if (isAbout(width, long) && isAbout(height, short)) return `${name} landscape`
  }
  return `${width} x ${height}`
}
