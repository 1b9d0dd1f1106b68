import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontOf } from './fonts.ts'

const file = join(import.meta.dirname, '../../../../domain/src/buying/checkout/signs-not-printed.ts')

const assigned = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u
const LAST = 0x1_ff_ff

/** Ranges of signs that no font draws; signs that Unicode has not assigned do not end a range. */
function rangesNotDrawn(): [number, number][] {
  const ranges: [number, number][] = []
  let open: [number, number] | undefined
  for (let codePoint = 0x21; codePoint <= LAST; codePoint += 1) {
    const sign = String.fromCodePoint(codePoint)
    if (!assigned.test(sign)) continue
    const isDrawn = Array.from(sign.normalize('NFC')).every((part) => fontOf(part, 'zh'))
    if (isDrawn) open = undefined
    else if (open) open[1] = codePoint
    else ranges.push((open = [codePoint, codePoint]))
  }
  return ranges
}

it('the checkout knows all signs that no font of the documents draws; after a change of fonts, run this with -u (E75)', async () => {
  const ranges = rangesNotDrawn()
  const texts = ranges.map(([from, to], index) => {
    const distance = (from - (ranges[index - 1]?.[1] ?? 0)).toString(36)
    return to > from ? `${distance}-${(to - from).toString(36)}` : distance
  })
  const lines = texts.join(' ').match(/.{1,118}(?: |$)/g) ?? []
  await expect(`/** Written by \`not-printed.test.ts\` of the server's PDFs; \`not-printed.ts\` reads it. */
export const signsNotPrinted = \`${lines.map((line) => line.trimEnd()).join('\n')}\`
`).toMatchFileSnapshot(file)
})
