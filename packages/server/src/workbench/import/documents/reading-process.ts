import { readFile } from 'node:fs/promises'
import { limits } from '@volute/domain/core/kernel'
import type { Fault } from '@volute/domain/storefront/faults'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { answerFiles } from '../../../core/process/index.ts'
import { findFaults } from './find-faults.ts'
import { type Page, type PageLayout, readLayout } from './page-layout.ts'

/** Result of the reader process for one file: the text of each page and the rows of its fault tables, or why it has none. */
export type Read = { pages: string[]; faults: Fault[] } | { problem: string }

answerFiles(async ({ path }: { path: string }): Promise<Read> => {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 })
    const pages: string[] = []
    for (let page = 1; page <= Math.min(pdf.numPages, limits.documentPages); page++)
      pages.push(await textOf(await pdf.getPage(page)))
    if (pages.every((text) => text === '')) return { problem: 'its pages have no text' }
    return { pages, faults: await readFaults(pages, (page) => pdf.getPage(page)).catch(() => []) }
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException'
    return { problem: isLocked ? 'it is encrypted' : `it cannot be read (${(error as Error).message})` }
  }
})

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  page.cleanup()
  // PostgreSQL texts cannot contain NUL.
  return text.replaceAll('\0', '').trim().slice(0, limits.documentPageText)
}

/** Reads the places of texts on each page once. A page where that fails has no tables; the others are read. */
async function readFaults(
  pages: readonly string[],
  pageAt: (page: number) => Promise<Page>,
): Promise<Fault[]> {
  const { OPS: operations } = await getResolvedPDFJS()
  const layouts = new Map<number, Promise<PageLayout | undefined>>()
  return findFaults(pages, async (page) => {
    if (page < 1 || page > pages.length) return undefined
    const layout =
      layouts.get(page) ??
      pageAt(page)
        .then((one) => readLayout(one, page, operations))
        .catch(() => undefined)
    layouts.set(page, layout)
    return layout
  })
}
