import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { useFocusNext } from '../../core/ui/use-focus-next.ts'
import styles from './rows.module.css'

interface RowsProps<Row> {
  /** Singular name of a row: `Slide`. */
  one: string
  rows: readonly Row[]
  most: number
  empty: Row
  onChange: (rows: Row[]) => void
  /** Fields of one row; `edit` takes the changed properties. */
  children: (row: Row, index: number, edit: (changes: Partial<Row>) => void) => ReactNode
}

/** Ordered rows to add, move and remove. */
export function Rows<Row extends object>({ one, rows, most, empty, onChange, children }: RowsProps<Row>) {
  const { list, focusNext } = useFocusNext<HTMLOListElement>(rows)
  return (
    <div className={styles.rows}>
      <ol ref={list} className={styles.list}>
        {rows.map((row, index) => (
          // Rows have no ids. The index is a safe key because every field is controlled.
          <li key={index} className={styles.row}>
            <fieldset className={styles.fields}>
              <legend>
                {one} {index + 1}
              </legend>
              {children(row, index, (changes) => onChange(rows.with(index, { ...row, ...changes })))}
            </fieldset>
            <RowActs
              name={`${one} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          small
          data-add
          icon={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          disabled={rows.length >= most}
          onClick={add}
        >
          Add {one}
        </Button>
      </div>
    </div>
  )

  function add() {
    focusNext(rows.length, 'input')
    onChange([...rows, empty])
  }

  function move(from: number, by: 1 | -1) {
    const moved = rows[from]
    if (!moved) return
    focusNext(from + by, by === -1 ? '[data-act="up"]' : '[data-act="down"]')
    onChange(rows.toSpliced(from, 1).toSpliced(from + by, 0, moved))
  }

  function remove(index: number) {
    focusNext(Math.max(0, index - 1), '[data-act="remove"]')
    onChange(rows.toSpliced(index, 1))
  }
}

interface RowActsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function RowActs({ name, isFirst, isLast, onMove, onRemove }: RowActsProps) {
  return (
    <div className={styles.acts}>
      <IconButton label={`Move ${name} up`} data-act="up" disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp {...icon} />
      </IconButton>
      <IconButton label={`Move ${name} down`} data-act="down" disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown {...icon} />
      </IconButton>
      <IconButton label={`Remove ${name}`} data-act="remove" onClick={onRemove}>
        <IconTrash {...icon} />
      </IconButton>
    </div>
  )
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
