import { useState } from 'react'
import { saveFile } from './save-file.ts'
import { TextButton } from './text-button.tsx'
import { toast } from './toast.ts'

interface ExportCsvProps {
  /** Number of rows in the list. Renders nothing for 0, and a placeholder while the number is unknown. */
  rowCount: number | undefined
  /** Label of the export, where a page has several lists. */
  label?: string
  read: () => Promise<File>
}

/** Exports all rows of the filtered list, from every page, as a CSV file. */
export function ExportCsv({ rowCount, label = 'Export CSV', read }: ExportCsvProps) {
  const [isBusy, setIsBusy] = useState(false)
  if (rowCount === undefined) return '\u00a0'
  if (rowCount === 0) return null

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      const file = await read()
      saveFile(file.name, file)
    } catch (failure) {
      toast.failure((failure as Error).message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <TextButton aria-disabled={isBusy || undefined} onClick={() => void save()}>
      {label}
    </TextButton>
  )
}
