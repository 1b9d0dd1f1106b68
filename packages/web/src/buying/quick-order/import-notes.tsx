import { ApiError, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { CsvHelp } from './csv-help.tsx'
import { FileDialog, ListFileDialog, PasteDialog } from './import-dialogs.tsx'
import { ImportReport } from './import-report.tsx'
import type { QuickList } from './open-list.ts'
import styles from './quick-order-page.module.css'
import { ReadingFacts } from './reading-facts.tsx'
import type { Imports } from './use-imports.ts'
import type { ReadingWork } from './use-reading.ts'

interface ImportNotesProps {
  imports: Imports
  /** Number of imported lines that need attention. */
  wrong: number
}

/** Above the list: failures and questions of an import, and its report. */
export function ImportNotes({ imports, wrong }: ImportNotesProps) {
  const { work, report, isPicking } = imports
  const { reading } = work
  return (
    <>
      {imports.isOver && (
        <div className={styles.notice}>
          <Alert kind="info">Drop the file to read its lines.</Alert>
        </div>
      )}
      {work.error && imports.dialog === null && <ReadFailure work={work} />}
      {report && !isPicking && (
        <ImportReport {...report} wrong={wrong} onClose={imports.endReport}>
          <ReadingFacts work={work} onChoose={imports.choose} />
        </ImportReport>
      )}
      {reading && isPicking && (
        <ColumnPicker
          key={`${reading.id} ${reading.reply.reading.sheet} ${reading.choice.order}`}
          reading={reading}
          isBusy={work.isPending}
          onAnswer={work.answer}
          onCancel={imports.cancelPicking}
        />
      )}
    </>
  )
}

/** Dialogs of the imports, and the help on them. */
export function ImportDialogs({ imports, list }: { imports: Imports; list: QuickList }) {
  const { dialog, work, close } = imports
  return (
    <>
      <CsvHelp open={dialog === 'help'} onClose={close} />
      {dialog === 'csv' && <FileDialog list={list} onDone={imports.takeCsv} onClose={close} />}
      {dialog === 'file' && <ListFileDialog work={work} onClose={close} />}
      {dialog === 'paste' && <PasteDialog work={work} onClose={close} />}
    </>
  )
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
