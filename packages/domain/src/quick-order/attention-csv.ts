import { writeCsv } from '../kernel/index.ts'
import { checkLine } from './check-line.ts'
import type { QuickLine } from './quick-line.ts'
import { csvHeaders } from './read-csv-rows.ts'

/**
 * The lines that need attention as a file that can be mended and imported: the template's columns as they were read,
 * the reasons in its notes, such as `Row 14: Enter a valid quantity.`
 */
export function attentionCsv(lines: readonly QuickLine[], over: ReadonlyMap<number, string>): string {
  return writeCsv([
    csvHeaders,
    ...lines.map((line) => [
      line.partNumber,
      line.quantity || (line.read?.quantity ?? ''),
      line.trimOption === 'full-trim' ? 'Full Trim' : line.trimValue,
      line.angle,
      line.unknownPaint ?? line.read?.paintColor ?? '',
      reasonsOf(line, over.get(line.lineId)),
    ]),
  ])
}

function reasonsOf(line: QuickLine, over: string | undefined): string {
  const reasons = [line.read?.problem, ...Object.values(checkLine(line)), over].filter(Boolean).join(' ')
  return line.read ? `Row ${line.read.row}: ${reasons}` : reasons
}
