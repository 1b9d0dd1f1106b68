import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { saveFile } from './save-file.ts'
import { TextButton } from './text-button.tsx'
import { toast } from './toast.ts'

interface ExportCsvProps {
  /** Number of rows in the list. Renders nothing for 0, and a disabled button while the number is unknown. */
  rowCount: number | undefined
  /** Label of the export, where a page has several lists. */
  label?: string
  /** Looks like a link, within a line of text; elsewhere it is a button among the actions of the head. */
  inText?: boolean
  read: () => Promise<File>
}

/** Exports all rows of the filtered list, from every page, as a CSV file. */
export function ExportCsv({ rowCount, label = 'Export CSV', inText, read }: ExportCsvProps) {
  const [isBusy, setIsBusy] = useState(false)
  if (rowCount === 0) return null
  if (inText)
    return (
      <TextButton aria-disabled={isBusy || undefined} onClick={() => void save()}>
        {label}
      </TextButton>
    )
  return (
    <Button
      icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
      busy={isBusy && 'Exporting'}
      disabled={rowCount === undefined}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )

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
}
