import { IconPlus, IconSitemap, IconStack2, IconTool } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type BomLine, rowActions } from '@volute/domain/catalogue/bom'
import { useState } from 'react'
import { IconButton } from '../../../core/ui/icon-button.tsx'
import { keepsFocus } from '../../../core/ui/keeps-focus.ts'
import styles from './row-buttons.module.css'

interface RowButtonsProps {
  line: BomLine
  isFlat: boolean
  isHeld: boolean
  isSelected: boolean
  onDrill: () => void
  /** Called when the form is likely to open. */
  onExpect: () => void
  onCustomize: () => void
  onAdd: () => Promise<void>
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Buttons of a row, each in its own column (LOOKUP-13 to LOOKUP-15), and the where-used link of a selected part. */
export function RowButtons(props: RowButtonsProps) {
  const { line, isFlat, isHeld, isSelected, onDrill, onExpect, onCustomize, onAdd } = props
  const [isAdding, setIsAdding] = useState(false)
  const { viewSubAssembly, customize, quickAdd } = rowActions(line, { isFlat })
  return (
    <span className={styles.buttons}>
      {isSelected && (
        <Link
          to="/part/$partNumber"
          params={{ partNumber: line.partNumber }}
          className={styles.link}
          aria-label="Where used"
          title="Where used"
        >
          <IconSitemap {...icon} />
        </Link>
      )}
      {viewSubAssembly && (
        <IconButton
          {...keepsFocus}
          label={`View sub-assembly ${line.description}`}
          data-drill
          onClick={onDrill}
        >
          <IconStack2 {...icon} />
        </IconButton>
      )}
      {customize && (
        <IconButton
          label={`Customize ${line.description}`}
          aria-disabled={isHeld || undefined}
          data-held={isHeld || undefined}
          onPointerEnter={onExpect}
          onFocus={onExpect}
          onClick={({ currentTarget }) => {
            // The form returns the focus to where it was. Safari does not focus a button that is clicked.
            currentTarget.focus()
            onCustomize()
          }}
        >
          <IconTool {...icon} />
        </IconButton>
      )}
      {quickAdd && (
        <IconButton
          {...keepsFocus}
          label={`Add ${line.description} to cart`}
          className={styles.add}
          aria-disabled={isAdding || isHeld || undefined}
          data-held={isHeld || undefined}
          onClick={() => void add()}
        >
          <IconPlus {...icon} />
        </IconButton>
      )}
    </span>
  )

  async function add() {
    if (isAdding) return
    setIsAdding(true)
    await onAdd()
    setIsAdding(false)
  }
}
