import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { workbookFile } from '../workbook/index.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
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

/** Exports all rows of the filtered list, from every page, as a CSV file or a workbook. */
export function ExportCsv({ rowCount, label = 'Export CSV', inText, read }: ExportCsvProps) {
  const [isBusy, setIsBusy] = useState<'csv' | 'xlsx' | false>(false)
  if (rowCount === 0) return null
  if (inText)
    return (
      <TextButton aria-disabled={isBusy !== false || undefined} onClick={() => void save('csv')}>
        {label}
      </TextButton>
    )
  const asWorkbook = label.replace('CSV', 'XLSX')
  return (
    <>
      <Button
        icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        busy={isBusy === 'csv' && 'Exporting'}
        disabled={rowCount === undefined}
        onClick={() => void save('csv')}
      >
        {label}
      </Button>
      <IconButton
        framed
        label={isBusy === 'xlsx' ? 'Exporting' : asWorkbook}
        disabled={rowCount === undefined}
        onClick={() => void save('xlsx')}
      >
        <IconFileSpreadsheet size={18} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </>
  )

  async function save(format: 'csv' | 'xlsx') {
    if (isBusy) return
    setIsBusy(format)
    try {
      const csv = await read()
      const file = format === 'csv' ? csv : await workbookFile(csv)
      saveFile(file.name, file)
    } catch (failure) {
      toast.failure((failure as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
}
