import { useNavigate } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type SubmitEvent, useMemo } from 'react'
import { queryClient, useSession } from '../../core/api/index.ts'
import { suggestionsQuery, useSearch, useSuggestions } from '../../storefront/search/index.ts'
import { Modal, ModalBody } from '../../core/ui/modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useCombobox } from '../../core/ui/use-combobox.ts'
import { type PaletteChoice, paletteChoices, PaletteList } from './palette-list.tsx'
import styles from './palette.module.css'

interface PaletteProps {
  /** Returns the text typed before the field had focus, once. */
  takeTyped: () => string
  onClose: () => void
}

/** Palette that opens any page and looks up any number by a few letters, with arrows and Enter as in every search. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const session = useSession()
  const navigate = useNavigate()
  const search = useSearch(onClose)
  const { options: numbers, isAnswered, isRecent } = useSuggestions(search.text, true)
  const options = useMemo(
    () => paletteChoices(session, search.text, numbers),
    [session, search.text, numbers],
  )
  const list = useCombobox({ options, isOpen: true, isFirstLit: isAnswered, onChoose: choose })

  function choose(choice: PaletteChoice) {
    if ('number' in choice) return search.take(choice.number)
    onClose()
    void navigate({ to: choice.page.to, params: choice.page.params ?? {} })
  }

  /** Enter before the response arrives waits for it and opens its first number. If the request fails, it opens the first page. */
  async function chooseFirst(event: SubmitEvent) {
    event.preventDefault()
    const text = search.text.trim()
    const none = { suggestions: [] }
    const found = text === '' ? null : await queryClient.query(suggestionsQuery(text)).catch(() => none)
    const [first] = found ? paletteChoices(session, text, found.suggestions) : options
    if (first) choose(first)
  }

  return (
    <Modal open title="Go to" onClose={onClose}>
      <form onSubmit={(event) => void chooseFirst(event)}>
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
            onFocus={() => search.setText(search.text + takeTyped())}
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
            <PaletteList
              options={options}
              list={list}
              numbersTitle={isRecent ? 'Recent look-ups' : 'Numbers'}
              onChoose={choose}
            />
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
