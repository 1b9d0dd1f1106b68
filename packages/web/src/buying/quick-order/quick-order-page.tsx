import { IconClipboardList, IconHelpCircle, IconTableImport, IconUpload } from '@tabler/icons-react'
import { checkList } from '@volute/domain/buying/quick-order'
import { useCallback, useMemo, useRef, useState } from 'react'
import { ApiError, draftKey, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { UnsavedDraft } from '../../core/ui/unsaved-changes.tsx'
import { CsvHelp } from './csv-help.tsx'
import { FileDialog, PasteDialog } from './import-dialogs.tsx'
import { focusWrong } from './focus-wrong.ts'
import { ImportReport } from './import-report.tsx'
import { PartBox } from './part-box.tsx'
import { QuickFoot } from './quick-foot.tsx'
import styles from './quick-order-page.module.css'
import { QuickTable } from './quick-table.tsx'
import { useAddPart } from './use-add-part.ts'
import { type Import, type Imported, readPaste, useImport, usePasteAnywhere } from './use-import.ts'
import { useQuickList } from './use-quick-list.ts'

/** `/quick-order`: a list of typed, pasted or imported part numbers that goes into the cart in one step (QUICK-01). */
export function QuickOrderPage() {
  const { user } = useSession()
  const key = draftKey('quick-order', user)
  return <QuickOrder key={key} storageKey={key} />
}

type Dialog = 'help' | 'csv' | 'xlsx' | 'paste' | null

function QuickOrder({ storageKey }: { storageKey: string }) {
  const { list, lines, paintColors, error, retry } = useQuickList(storageKey)
  const [dialog, setDialog] = useState<Dialog>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const [added, setAdded] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const read = useMemo(() => checkList(lines), [lines])
  const part = useAddPart(list, showAdded)
  const pasted = useImport(list, 'PASTED', takePasted)
  const { mutate: importPasted } = pasted
  usePasteAnywhere(
    useCallback((text: string) => importPasted((findKnown) => readPaste(text, findKnown)), [importPasted]),
  )
  return (
    <Page width={1168}>
      <PageHead title="Quick Order" actions={<Actions onOpen={setDialog} />} />
      {pasted.error && <PasteFailure work={pasted} />}
      {error && (
        <div className={styles.notice}>
          <Alert assertive>
            {error} <TextButton onClick={retry}>Try again</TextButton>
          </Alert>
        </div>
      )}
      {imported && <ImportReport {...imported} lines={lines} onClose={() => setImported(null)} />}
      <Card>
        <PartBox box={box} isBusy={part.isBusy || pasted.isPending} onAdd={part.add} />
        <p role="status" className="visually-hidden">
          {added}
        </p>
        {lines.length > 0 ? (
          <QuickTable {...{ lines, list, box }} over={read.over} paintColors={paintColors ?? noColors} />
        ) : (
          <p className={styles.empty}>
            Type a part number and press Enter, or paste rows from a spreadsheet or an e-mail.
          </p>
        )}
        <QuickFoot {...{ list, lines, read }} isBusy={part.isBusy || pasted.isPending} />
      </Card>
      <UnsavedDraft isBegun={lines.length > 0} />
      <CsvHelp open={dialog === 'help'} onClose={close} />
      {(dialog === 'csv' || dialog === 'xlsx') && (
        <FileDialog kind={dialog} list={list} onDone={takeImported} onClose={close} />
      )}
      {dialog === 'paste' && <PasteDialog list={list} onDone={takeImported} onClose={close} />}
    </Page>
  )

  function close() {
    setDialog(null)
  }

  function takeImported(result: Imported) {
    close()
    setImported(result)
  }

  /** Focuses the first line to fix. Nobody is typing when a list is pasted onto the page. */
  function takePasted(result: Imported) {
    takeImported(result)
    requestAnimationFrame(() => focusWrong())
  }

  function showAdded(lineId: number, what: string) {
    setAdded(`${what} added`)
    requestAnimationFrame(() =>
      document.getElementById(`line-${lineId}`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
}

/** Reason why a list was not read; offers to try again when the shop could not be reached. */
function PasteFailure({ work }: { work: Import }) {
  const { error, variables } = work
  const mayPass = error instanceof ApiError && error.status >= 500 && variables
  return (
    <div className={styles.notice}>
      <Alert assertive>
        {sentenceOf(error)}{' '}
        {mayPass ? (
          <TextButton onClick={() => work.mutate(variables)}>Try again</TextButton>
        ) : (
          <TextButton onClick={work.reset}>Dismiss</TextButton>
        )}
      </Alert>
    </div>
  )
}

const noColors: never[] = []
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

function Actions({ onOpen }: { onOpen: (dialog: Dialog) => void }) {
  return (
    <>
      <Button icon={<IconClipboardList {...icon} />} onClick={() => onOpen('paste')}>
        Paste a List
      </Button>
      <Button icon={<IconTableImport {...icon} />} onClick={() => onOpen('xlsx')}>
        Import XLSX
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
