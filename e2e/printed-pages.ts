import type { Page } from '@playwright/test'

/** The pages that a page of the shop makes on paper, each as `A4 portrait`, `A4 landscape` or its size in points. */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = pdf.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)
  return [...boxes].map(([, width, height]) => nameOf(Math.round(Number(width)), Math.round(Number(height))))
}

function nameOf(width: number, height: number): string {
  const [short, long] = [595, 842]
  const isAbout = (is: number, wanted: number) => Math.abs(is - wanted) <= 1
  if (isAbout(width, short) && isAbout(height, long)) return 'A4 portrait'
  if (isAbout(width, long) && isAbout(height, short)) return 'A4 landscape'
  return `${width} x ${height}`
}
