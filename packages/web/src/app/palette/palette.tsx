import { useNavigate } from '@tanstack/react-router'
import { limits } from '@volute/domain/kernel'
import { type SubmitEvent, useMemo } from 'react'
import { useSession } from '../../api/index.ts'
import { searchTypeLabel, useOrder, useSearch, useSuggestions } from '../../catalogue/index.ts'
import { Modal, ModalBody } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { type PaletteChoice, paletteChoices } from './palette-choices.ts'
import styles from './palette.module.css'

/** Goes anywhere and looks anything up by a few letters: arrows and Enter, as in every search. */
export function Palette({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const navigate = useNavigate()
  const search = useSearch(useOrder().showPart, onClose)
  const { options: numbers, isAnswered } = useSuggestions(search.text, true)
  const options = useMemo(
    () => paletteChoices(session, search.text, numbers),
    [session, search.text, numbers],
  )
  const list = useCombobox({ options, isOpen: true, onChoose: choose })

  function choose(choice: PaletteChoice) {
    if ('number' in choice) return search.take(choice.number)
    onClose()
    void navigate({ to: choice.page.to })
  }

  function chooseFirst(event: SubmitEvent) {
    event.preventDefault()
    const [first] = options
    // Numbers on screen may still be those of an earlier text.
    if (first && ('page' in first || isAnswered)) choose(first)
  }

  return (
    <Modal open title="Go to" onClose={onClose}>
      <form onSubmit={chooseFirst}>
        <ModalBody>
          <TextField
            {...list.fieldProps}
            label="Page, number or description"
            hideLabel
            placeholder="Page, number or description"
            maxLength={limits.catalogueNumber}
            spellCheck={false}
            value={search.text}
            error={search.error}
            onChange={({ target }) => {
              list.release()
              search.setText(target.value)
            }}
          />
          <p role="status" className="visually-hidden">
            {isAnswered && (options.length === 0 ? 'Nothing matches' : `${options.length} found`)}
          </p>
          {options.length === 0 ? (
            <p className={styles.none}>{isAnswered && 'No page, number or description matches.'}</p>
          ) : (
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
                  onClick={() => choose(choice)}
                >
                  <ChoiceText choice={choice} />
                </button>
              ))}
            </div>
          )}
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to go, <kbd>?</kbd> outside a field for all
            keys
          </p>
        </ModalBody>
      </form>
    </Modal>
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
