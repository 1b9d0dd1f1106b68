import { searchTypeLabel } from '../../catalogue/index.ts'
import type { useCombobox } from '../../ui/use-combobox.ts'
import type { PaletteChoice } from './palette-choices.ts'
import styles from './palette.module.css'

interface PaletteListProps {
  options: PaletteChoice[]
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  onChoose: (choice: PaletteChoice) => void
}

/** What the palette offers for its text: pages, then numbers. */
export function PaletteList({ options, list, onChoose }: PaletteListProps) {
  return (
    <div id={list.listId} role="listbox" aria-label="Go to" className={styles.list}>
      {options.map((choice, index) => (
        <button
          key={index}
          type="button"
          id={list.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.active}
          className={styles.option}
          onClick={() => onChoose(choice)}
        >
          <ChoiceText choice={choice} />
        </button>
      ))}
    </div>
  )
}

function ChoiceText({ choice }: { choice: PaletteChoice }) {
  if ('page' in choice) {
    return (
      <>
        <span className={styles.main}>{choice.page.label}</span>
        <span className={styles.kind}>Page</span>
      </>
    )
  }
  const { type, identifier, description } = choice.number
  return (
    <>
      <span className="mono">{identifier}</span>
      <span className={styles.main}>{description}</span>
      <span className={styles.kind}>{searchTypeLabel(type)}</span>
    </>
  )
}
