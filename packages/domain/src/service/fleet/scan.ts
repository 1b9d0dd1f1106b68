import { decoded, pathOf, readAddress } from '../../catalogue/numbers/index.ts'
import { limits } from '../../core/kernel/index.ts'

/** Side lengths of a label's code with its quiet zone, in millimeters. */
export const labelSizes = [20, 40] as const
export type LabelSize = (typeof labelSizes)[number]

/** URL on a pump's label: `https://parts.harrow.example/p/100234`; `A/1` is `…/p/A%2F1`. */
export const labelAddress = (publicUrl: string, serialNumber: string) =>
  `${publicUrl}/p/${encodeURIComponent(serialNumber)}`

/**
 * Finds the possible serial numbers in a scanned text, most likely first; no URL is opened. The shop's own label URL
 * holds exactly one. Any other URL gives its values of `serial` or `21`, in query or path, and its last path segment;
 * other text counts as the serial number.
 */
export function readScan(text: string, publicUrl: string): string[] {
  const scanned = text.trim()
  const own = `${publicUrl}/p/`
  if (scanned.toLowerCase().startsWith(own.toLowerCase()))
    return serialsOf([decoded(pathOf(scanned.slice(own.length)).replace(/\/$/, ''))])
  return serialsOf(readAddress(scanned) ?? [scanned])
}

function serialsOf(found: readonly string[]): string[] {
  const serials = found.map((one) => one.trim().toWellFormed())
  return [...new Set(serials)]
    .filter((one) => one !== '' && one.length <= limits.catalogueNumber)
    .slice(0, limits.scanned)
}

/**
 * Reads the serial numbers of a pasted list, without repeats: each line, cell, or piece between commas or semicolons is
 * one. A scanned URL in the list counts as the serial number it contains.
 */
export function readSerials(pasted: string, publicUrl: string): string[] {
  const typed = pasted
    .split(/[\n\r\t,;]+/)
    .map((piece) =>
      piece
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((piece) => piece !== '')
  return [...new Set(typed.map((piece) => readScan(piece, publicUrl)[0] ?? piece))]
}
