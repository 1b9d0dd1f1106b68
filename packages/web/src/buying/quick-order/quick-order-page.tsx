import { IconClipboardList, IconHelpCircle, IconTableImport, IconUpload } from '@tabler/icons-react'
import { checkList, type QuickLine, quickOrderMessages } from '@volute/domain/buying/quick-order'
import { useMemo, useRef, useState } from 'react'
import { ApiError, draftKey, sentenceOf, useSession } from '../../core/api/index.ts'
import { formatPrice } from '@volute/domain/core/pricing'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { TextButton } from '../../core/ui/text-button.tsx'
import { UnsavedDraft } from '../../core/ui/unsaved-changes.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { CsvHelp } from './csv-help.tsx'
import { FileDialog, ListFileDialog, PasteDialog } from './import-dialogs.tsx'
import { focusWrong } from './focus-wrong.ts'
import { type Imported, ImportReport } from './import-report.tsx'
import { PartBox } from './part-box.tsx'
import { QuickFoot } from './quick-foot.tsx'
import styles from './quick-order-page.module.css'
import { QuickTable } from './quick-table.tsx'
import { ReadingFacts } from './reading-facts.tsx'
import { SourcePane } from './source-pane.tsx'
import { useAddPart } from './use-add-part.ts'
import { useDropAnywhere, usePasteAnywhere } from './use-anywhere.ts'
import { useQuickList } from './use-quick-list.ts'
import { type Reading, type ReadingWork, useReading } from './use-reading.ts'

/** `/quick-order`: a list of typed, pasted or imported part numbers that goes into the cart in one step (QUICK-01). */
export function QuickOrderPage() {
  const { user } = useSession()
  const key = draftKey('quick-order', user)
  return <QuickOrder key={key} storageKey={key} />
}

type Dialog = 'help' | 'csv' | 'file' | 'paste' | null

function QuickOrder({ storageKey }: { storageKey: string }) {
  const { list, lines, paintColors, error, retry } = useQuickList(storageKey)
  const [dialog, setDialog] = useState<Dialog>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const [added, setAdded] = useState('')
  const [focusedLine, setFocusedLine] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const today = todayAtShop()
  const read = useMemo(() => checkList(lines, today), [lines, today])
  const part = useAddPart(list, showAdded)
  const work = useReading(list, takeReading)
  const { reading, reset } = work
  const isBusy = part.isBusy || work.isPending
  usePasteAnywhere((text) => work.read({ text }))
  const isOver = useDropAnywhere((file) => work.read({ file }))
  const isPicking = reading !== null && (work.isAsked || isChoosing)
  const isOfOrder = reading !== null && work.isOrder && !isPicking && lines.some(isOf(reading))
  const wrong = lines.filter((line) => line.read && read.wrong.has(line.lineId)).length
  return (
    <Page width={isOfOrder ? 1440 : 1168}>
      <PageHead title="Quick Order" actions={<Actions onOpen={openDialog} />} />
      {isOver && (
        <div className={styles.notice}>
          <Alert kind="info">Drop the file to read its lines.</Alert>
        </div>
      )}
      {work.error && dialog === null && <ReadFailure work={work} />}
      {error && (
        <div className={styles.notice}>
          <Alert assertive>
            {error} <TextButton onClick={retry}>Try again</TextButton>
          </Alert>
        </div>
      )}
      {imported && !isPicking && (
        <ImportReport {...imported} wrong={wrong} onClose={() => setImported(null)}>
          <ReadingFacts work={work} onChoose={() => setChoosing(true)} />
        </ImportReport>
      )}
      {isPicking && (
        <ColumnPicker
          key={`${reading.id} ${reading.reply.reading.sheet} ${reading.choice.order}`}
          reading={reading}
          isBusy={work.isPending}
          onAnswer={work.answer}
          onCancel={cancelPicking}
        />
      )}
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
              Type a part number and press Enter, paste rows from a spreadsheet or an e-mail, or drop a file.
            </p>
          )}
          <QuickFoot {...{ list, lines, read, isBusy }} sums={sumsOf(reading)} onAdded={endImport} />
        </Card>
      </div>
      <UnsavedDraft isBegun={lines.length > 0} />
      <CsvHelp open={dialog === 'help'} onClose={close} />
      {dialog === 'csv' && <FileDialog list={list} onDone={takeCsv} onClose={close} />}
      {dialog === 'file' && <ListFileDialog work={work} onClose={close} />}
      {dialog === 'paste' && <PasteDialog work={work} onClose={close} />}
    </Page>
  )

  function openDialog(opened: Dialog) {
    reset()
    setDialog(opened)
  }

  function close() {
    setDialog(null)
    reset()
  }

  function takeCsv(result: Imported) {
    close()
    work.dismiss()
    setImported(result)
  }

  /** Focuses the first question, or the first line to fix. Nobody is typing when a list is pasted onto the page. */
  function takeReading({ reply }: Reading) {
    const { lines: found, leftOut, questions } = reply.reading
    const isHere = dialog === null
    setDialog(null)
    setChoosing(false)
    setImported(questions.length > 0 ? null : { read: found.length, leftOut })
    if (!isHere) return
    requestAnimationFrame(() => {
      if (questions.length > 0) document.querySelector<HTMLElement>('[data-picker] select')?.focus()
      else focusWrong()
    })
  }

  function cancelPicking() {
    if (isChoosing) setChoosing(false)
    else work.dismiss()
  }

  /** The report speaks of lines that are no longer here. */
  function endImport() {
    setImported(null)
  }

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

/** Reason why a list was not read; offers to try again when the shop could not be reached. */
function ReadFailure({ work }: { work: ReadingWork }) {
  const { error, variables } = work
  if (!error) return null
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
