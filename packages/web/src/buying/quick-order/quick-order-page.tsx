import { IconClipboardList, IconHelpCircle, IconTableImport, IconUpload } from '@tabler/icons-react'
import { checkList, type QuickLine, quickOrderMessages } from '@volute/domain/buying/quick-order'
import { useMemo, useRef, useState } from 'react'
import { draftKey, useSession } from '../../core/api/index.ts'
import { formatPrice } from '@volute/domain/core/pricing'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { TextButton } from '../../core/ui/text-button.tsx'
import { UnsavedDraft } from '../../core/ui/unsaved-changes.tsx'
import { ImportDialogs, ImportNotes } from './import-notes.tsx'
import { PartBox } from '../lines/index.ts'
import { QuickFoot } from './quick-foot.tsx'
import styles from './quick-order-page.module.css'
import { QuickTable } from './quick-table.tsx'
import { SourcePane } from './source-pane.tsx'
import { useAddPart } from './use-add-part.ts'
import { useQuickList } from './use-quick-list.ts'
import { type ImportDialog, useImports } from './use-imports.ts'
import type { Reading } from './use-reading.ts'

/** `/quick-order`: a list of typed, pasted or imported part numbers that goes into the cart in one step (QUICK-01). */
export function QuickOrderPage() {
  const { user } = useSession()
  const key = draftKey('quick-order', user)
  return <QuickOrder key={key} storageKey={key} />
}

function QuickOrder({ storageKey }: { storageKey: string }) {
  const { list, lines, paintColors, error, retry } = useQuickList(storageKey)
  const [added, setAdded] = useState('')
  const [focusedLine, setFocusedLine] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  const today = todayAtShop()
  const read = useMemo(() => checkList(lines, today), [lines, today])
  const part = useAddPart(list, showAdded)
  const imports = useImports(list)
  const { work, isPicking } = imports
  const { reading } = work
  const isBusy = part.isBusy || work.isPending
  const isOfOrder = reading !== null && work.isOrder && !isPicking && lines.some(isOf(reading))
  const wrong = lines.filter((line) => line.read && read.wrong.has(line.lineId)).length
  return (
    <Page width={isOfOrder ? 1440 : 1168}>
      <PageHead title="Quick Order" actions={<Actions onOpen={imports.open} />} />
      {error && (
        <div className={styles.notice}>
          <Alert assertive>
            {error} <TextButton onClick={retry}>Try again</TextButton>
          </Alert>
        </div>
      )}
      <ImportNotes imports={imports} wrong={wrong} />
      <div className={isOfOrder ? styles.beside : undefined}>
        {isOfOrder && <SourcePane reading={reading} line={lines.find((one) => one.lineId === focusedLine)} />}
        <Card>
          <PartBox box={box} isBusy={isBusy} onAdd={part.add} />
          <p role="status" className="visually-hidden">
            {added}
          </p>
          {lines.length > 0 ? (
            <QuickTable
              {...{ lines, list, box }}
              over={read.over}
              paintColors={paintColors ?? noColors}
              onFocusLine={setFocusedLine}
            />
          ) : (
            <p className={styles.empty}>
              Type a part number and press Enter, paste rows from a spreadsheet or an email, or drop a file.
            </p>
          )}
          <QuickFoot {...{ list, lines, read, isBusy }} sums={sumsOf(reading)} onAdded={imports.endReport} />
        </Card>
      </div>
      <UnsavedDraft isBegun={lines.length > 0} />
      <ImportDialogs imports={imports} list={list} />
    </Page>
  )

  function showAdded(lineId: number, what: string) {
    setAdded(`${what} added`)
    requestAnimationFrame(() =>
      document.getElementById(`line-${lineId}`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
}

const isOf =
  ({ id }: Reading) =>
  ({ read }: QuickLine) =>
    read?.listed?.readingId === id

/** Sum of the lines beside the total that the list states; empty if it has no prices. */
function sumsOf(reading: Reading | null): string {
  const { linesTotal = '', statedTotal = '' } = reading?.reply.reading ?? {}
  if (linesTotal === '' || statedTotal === '') return ''
  return quickOrderMessages.addsUp(formatPrice(Number(linesTotal)), formatPrice(Number(statedTotal)))
}

const noColors: never[] = []
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

function Actions({ onOpen }: { onOpen: (dialog: ImportDialog) => void }) {
  return (
    <>
      <Button icon={<IconClipboardList {...icon} />} onClick={() => onOpen('paste')}>
        Paste a List
      </Button>
      <Button icon={<IconTableImport {...icon} />} onClick={() => onOpen('file')}>
        Import a File
      </Button>
      <Button icon={<IconUpload {...icon} />} onClick={() => onOpen('csv')}>
        Import CSV
      </Button>
      <Button look="ghost" icon={<IconHelpCircle {...icon} />} onClick={() => onOpen('help')}>
        How do I import a CSV file?
      </Button>
    </>
  )
}
