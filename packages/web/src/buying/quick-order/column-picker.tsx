import { type ColumnMeaning, columnMeanings, type ReadingChoice } from '@volute/domain/buying/list-reading'
import { quickOrderMessages } from '@volute/domain/buying/quick-order'
import { type ReactNode, useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { Select } from '../../core/ui/select.tsx'
import styles from './column-picker.module.css'
import { SourceTable } from './source-table.tsx'
import type { Reading } from './use-reading.ts'

interface ColumnPickerProps {
  reading: Reading
  isBusy: boolean
  onAnswer: (choice: ReadingChoice) => void
  onCancel: () => void
}

type Columns = NonNullable<ReadingChoice['columns']>

/** Questions about a list, above its table: no line counts until they are answered (READ-12). */
export function ColumnPicker({ reading, isBusy, onAnswer, onCancel }: ColumnPickerProps) {
  const { reading: read } = reading.reply
  const { questions, sheets, sheet } = read
  const [columns, setColumns] = useState<Columns>(() => read.columns.map(({ meaning }) => meaning))
  const [mark, setMark] = useState('')
  const asksMark = questions.includes('NUMBER_FORM')
  const hasColumns = columns.length > 0
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{quickOrderMessages.asksFirst}</h2>
        <ul>
          {questions.map((question) => (
            <li key={question}>{quickOrderMessages.questions[question]}</li>
          ))}
        </ul>
        <div className={styles.choices}>
          {sheets.length > 1 && <SourceSelect {...{ reading, onAnswer }} />}
          {asksMark && (
            <Select
              label="Decimal mark"
              options={marks}
              value={mark}
              onChange={({ target }) => setMark(target.value)}
            />
          )}
        </div>
      </div>
      {read.rows.length > 0 && (
        <div data-picker>
          <SourceTable
            name="Your list"
            rows={read.rows}
            headRow={read.headRow}
            headers={columns.map(picker)}
          />
        </div>
      )}
      <div className={styles.foot}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          look="primary"
          busy={isBusy && 'Reading'}
          disabled={asksMark && mark === ''}
          onClick={() => onAnswer(answer())}
        >
          {hasColumns ? 'Use These Columns' : sheet ? 'Use This Sheet' : 'Use This Order'}
        </Button>
      </div>
    </Card>
  )

  function picker(meaning: ColumnMeaning | null, place: number): ReactNode {
    const name = read.columns[place]?.head || `Column ${place + 1}`
    return (
      <Select
        key={place}
        label={name}
        className={styles.meaning}
        options={meanings}
        value={meaning ?? ''}
        onChange={({ target }) => setColumns(withMeaning(columns, place, target.value))}
      />
    )
  }

  function answer(): ReadingChoice {
    return {
      ...(sheet && { sheet }),
      ...(questions.includes('ORDER') && { order: reading.choice.order ?? 0 }),
      ...(hasColumns && { columns }),
      ...(mark !== '' && { decimalMark: mark as '.' | ',' }),
    }
  }
}

/** Sheet or order to read; the table of another one is shown at once. */
function SourceSelect({ reading, onAnswer }: Pick<ColumnPickerProps, 'reading' | 'onAnswer'>) {
  const { sheets, sheet } = reading.reply.reading
  const isSheet = sheet !== ''
  return (
    <Select
      label={isSheet ? 'Sheet' : 'Order'}
      options={sheets.map((name, index) => ({ value: String(index), label: name }))}
      value={String(isSheet ? sheets.indexOf(sheet) : (reading.choice.order ?? 0))}
      onChange={({ target }) => {
        const index = Number(target.value)
        onAnswer(isSheet ? { sheet: sheets[index] } : { order: index })
      }}
    />
  )
}

const meanings = [
  { value: '', label: 'Not read' },
  ...columnMeanings.map((value) => ({ value, label: quickOrderMessages.columns[value] })),
]

const marks = [
  { value: '', label: 'Choose' },
  { value: '.', label: 'Point: 1.5 is one and a half' },
  { value: ',', label: 'Comma: 1,5 is one and a half' },
]

/** Sets the meaning of a column; no two columns have the same one. */
function withMeaning(columns: Columns, place: number, value: string): Columns {
  const meaning = columnMeanings.find((one) => one === value) ?? null
  return columns.map((one, index) => (index === place ? meaning : one === meaning ? null : one))
}
