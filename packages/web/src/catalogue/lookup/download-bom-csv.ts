import { bomCsv, bomCsvName, type getLookup } from '@volute/domain/catalogue'
import type { ReplyOf } from '@volute/domain/kernel'
import { saveCsv } from '../../ui/save-csv.ts'

/** Hands the whole BOM to the browser as a CSV file to be saved (LOOKUP-06). */
export function downloadBomCsv({ bom, bomNumber, serialNumber }: ReplyOf<typeof getLookup>) {
  saveCsv(bomCsvName(bomNumber, serialNumber), bomCsv(bom))
}
