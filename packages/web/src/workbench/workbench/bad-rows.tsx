import { counted } from '@volute/domain/core/kernel'
import { type FileSummary, listBadRows } from '@volute/domain/workbench/workbench'
import { exportList } from '../../core/api/index.ts'
import { ExportCsv } from '../../core/ui/export-csv.tsx'

interface BadRowsProps {
  publicationId: number
  file: FileSummary
}

/** Bad rows of a file as CSV, to be fixed and uploaded (BRING-51). */
export function BadRows({ publicationId, file: { fileId, name, badRows } }: BadRowsProps) {
  return (
    <ExportCsv
      inText
      rowCount={badRows}
      label={`${counted(badRows, 'bad row')} of ${name} as CSV`}
      read={async () => {
        const input = { publicationId: String(publicationId), fileId: String(fileId) }
        const file = await exportList(listBadRows, input)
        return new File([file], `${bareName(name)} bad rows.csv`, { type: file.type })
      }}
    />
  )
}

/** Base name: `parts/prices.xlsx` is `prices`. */
const bareName = (name: string) => name.replace(/^.*\//, '').replace(/\.\w+$/, '')
