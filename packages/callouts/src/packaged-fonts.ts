import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** Path of a packaged font's file. The regular weight always exists. */
export const fileOf = (name: string, weight: '400' | '700'): string =>
  createRequire(import.meta.url)
    .resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`)
    .replace('-400-', `-${weight}-`)

/** Fonts that a PDF may name without embedding, and their replacements on machines that lack them. */
const standIns = {
  arimo: ['Helvetica', 'Arial', 'sans-serif'],
  tinos: ['Times', 'Times New Roman', 'serif'],
  cousine: ['Courier', 'Courier New', 'monospace'],
}

export function registerStandIns(): void {
  for (const [name, families] of Object.entries(standIns))
    for (const family of families)
      if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(fileOf(name, '400'), family)
}
