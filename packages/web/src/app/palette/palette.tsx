import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type SubmitEvent, useMemo } from 'react'
import { queryClient, useSession } from '../../core/api/index.ts'
import {
  type OwnSuggestion,
  ownSuggestions,
  resultsQuery,
  suggestionsQuery,
  useSearch,
  useSuggestions,
} from '../../storefront/search/index.ts'
import { Modal, ModalBody } from '../../core/ui/modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useCombobox } from '../../core/ui/use-combobox.ts'
import { type PaletteChoice, paletteChoices, PaletteList, takesFirst } from './palette-list.tsx'
import styles from './palette.module.css'

interface PaletteProps {
  /** Returns the text typed before the field had focus, once. */
  takeTyped: () => string
  onClose: () => void
}

/** Palette that opens any page and looks up any number by a few letters, with arrows and Enter as in every search. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const { search, options, list, isAnswered, isRecent, choose, chooseFirst } = usePalette(onClose)
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

/** The typed text, its choices, and their keys. */
function usePalette(onClose: () => void) {
  const session = useSession()
  const navigate = useNavigate()
  const search = useSearch(onClose)
  const { options: numbers, isAnswered, isRecent } = useSuggestions(search.text, true)
  const own = useOwn(search.text, isAnswered && !isRecent)
  const options = useMemo(
    () => paletteChoices(session, search.text, numbers, own),
    [session, search.text, numbers, own],
  )
  const isFirstLit = isAnswered && takesFirst(search.text, options)
  const list = useCombobox({ options, isOpen: true, isFirstLit, onChoose: choose })
  return { search, options, list, isAnswered, isRecent, choose, chooseFirst }

  function choose(choice: PaletteChoice) {
    if ('number' in choice) return search.take(choice.number)
    if ('own' in choice) return search.take(choice.own)
    onClose()
    void navigate({ to: choice.page.to, params: choice.page.params ?? {} })
  }

  /**
   * Enter before the response arrives waits for it and opens its first choice, but no other number than the typed one. If the
   * request fails, it opens the first page.
   */
  async function chooseFirst(event: SubmitEvent) {
    event.preventDefault()
    const text = search.text.trim()
    const choices = text === '' ? options : await choicesOf(text)
    const [first] = choices
    if (first && takesFirst(text, choices)) choose(first)
  }

  async function choicesOf(text: string) {
    const [{ suggestions }, results] = await Promise.all([
      queryClient.query(suggestionsQuery(text)).catch(() => ({ suggestions: [] })),
      queryClient.query(resultsQuery(text)).catch(() => ({ exact: [], groups: [] })),
    ])
    return paletteChoices(session, text, suggestions, ownSuggestions(results))
  }
}

const noOwn: OwnSuggestion[] = []

/** The company's pumps and orders that a text names. */
function useOwn(text: string, isAsked: boolean): readonly OwnSuggestion[] {
  const typed = text.trim()
  const { data } = useQuery({ ...resultsQuery(typed), enabled: isAsked && typed !== '' })
  return useMemo(() => (data ? ownSuggestions(data) : noOwn), [data])
}
