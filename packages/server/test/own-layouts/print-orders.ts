import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printedOrders } from './printed-orders.ts'

/**
 * Prints the purchase orders of `printed-orders.ts` into the PDFs beside them, by a Chromium. Run it after a change:
 * `node with-node.mjs node packages/server/test/own-layouts/print-orders.ts`.
 */
function printOrders() {
  const work = mkdtempSync(join(tmpdir(), 'orders-'))
  for (const { file, html } of printedOrders) {
    const source = join(work, `${file}.html`)
    writeFileSync(source, html)
    const target = `--print-to-pdf=${join(import.meta.dirname, 'printed', file)}`
    const options = [
      '--headless',
      '--no-sandbox',
      '--no-pdf-header-footer',
      '--disable-pdf-tagging',
      `--user-data-dir=${work}`,
    ]
    execFileSync(process.env['CHROMIUM_PATH'] ?? 'chromium-headless-shell', [
      ...options,
      target,
      `file://${source}`,
    ])
  }
  rmSync(work, { recursive: true })
}

printOrders()
