import { useState } from 'react'
import { saveFile } from './save-file.ts'
import { TextButton } from './text-button.tsx'
import { toast } from './toast.ts'

interface ExportCsvProps {
  /** Number of rows of the list; nothing stands there for none, and its place is kept until they are known. */
  rowCount: number | undefined
  /** Name of the exported list, where a page has several. */
  label?: string
  read: () => Promise<File>
}

/** Saves all rows of a list, of its filter and of every page, as a CSV file. */
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
