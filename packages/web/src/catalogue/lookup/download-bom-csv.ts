import { bomCsv, bomCsvName, type getLookup } from '@volute/domain/catalogue'
import type { ReplyOf } from '@volute/domain/kernel'

/** Hands the whole BOM to the browser as a CSV file to be saved (LOOKUP-06). */
export function downloadBomCsv({ bom, bomNumber, serialNumber }: ReplyOf<typeof getLookup>) {
  const file = new Blob([bomCsv(bom)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = bomCsvName(bomNumber, serialNumber)
  link.click()
  // The browser reads the file after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
