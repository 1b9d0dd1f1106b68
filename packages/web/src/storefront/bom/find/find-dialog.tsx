import { Link } from '@tanstack/react-router'
import { type BomLine, type BomPlace, findInBom, placesIn } from '@volute/domain/catalogue/bom'
import { counted, limits } from '@volute/domain/core/kernel'
import { useDeferredValue, useMemo, useState } from 'react'
import { Balloon } from '../../../core/ui/balloon.tsx'
import { Modal, ModalBody } from '../../../core/ui/modal.tsx'
import { Option } from '../../../core/ui/option.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import { useCombobox } from '../../../core/ui/use-combobox.ts'
import styles from './find-dialog.module.css'

export interface FindDialogProps {
  bom: { parts: BomLine[] }
  isFlat: boolean
  /** Called with the chosen BOM position, once the dialog has closed. */
  onChoose: (place: BomPlace) => void
  /** Opens the search of the whole shop for a text without a match; absent over a form, whose input would be lost. */
  searchesShop?: boolean
  onClose: () => void
}

/** Search for a part of the pump by a few letters. */
export function FindDialog({ bom, isFlat, onChoose, searchesShop, onClose }: FindDialogProps) {
  const [text, setText] = useState('')
  const places = useMemo(() => placesIn(bom, { isFlat }), [bom, isFlat])
  // Keeps typing responsive in a long BOM.
  const typed = useDeferredValue(text)
  const found = useMemo(() => findInBom(places, typed), [places, typed])
  const shown = useMemo(() => found.slice(0, limits.foundInPump), [found])
  const list = useCombobox({ options: shown, isOpen: true, isFirstLit: true, onChoose: choose })
  const isBlank = typed.trim() === ''

  function choose(place: BomPlace) {
    onClose()
    onChoose(place)
  }

  return (
    <Modal open title="Find in this pump" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // The form that the dialog was opened from is around it in React.
          event.stopPropagation()
          const [first] = findInBom(places, text)
          if (first) choose(first)
        }}
      >
        <ModalBody>
          <TextField
            {...list.fieldProps}
            data-first
            label="Description or part number"
            hideLabel
            placeholder="Description or part number"
            maxLength={limits.searchValue}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              list.release()
              setText(target.value)
            }}
          />
          <p role="status" className={styles.count}>
            {isBlank ? counted(places.length, 'part') : `${counted(found.length, 'part')} found`}
          </p>
          <div className={styles.found}>
            {shown.length > 0 && <Found places={shown} list={list} onChoose={choose} />}
            {!isBlank && found.length === 0 && (
              <NothingFound typed={typed} {...(searchesShop && { onLeave: onClose })} />
            )}
          </div>
        </ModalBody>
      </form>
    </Modal>
  )
}

interface FoundProps {
  places: readonly BomPlace[]
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  onChoose: (place: BomPlace) => void
}

function Found({ places, list, onChoose }: FoundProps) {
  return (
    <div id={list.listId} role="listbox" aria-label="Parts found">
      {places.map((place, index) => (
        <Option key={index} {...{ list, index }} className={styles.option} onChoose={() => onChoose(place)}>
          <Balloon number={place.line.reference} on={index === list.active} />
          <span className={styles.name}>
            {place.line.description}
            {place.trail.length > 0 && <span className={styles.trail}>{place.trail.join(' › ')}</span>}
          </span>
          <span className="mono">{place.line.partNumber}</span>
        </Option>
      ))}
    </div>
  )
}

function NothingFound({ typed, onLeave }: { typed: string; onLeave?: () => void }) {
  return (
    <p className={styles.none}>
      No part of this pump matches.{' '}
      {onLeave && (
        <Link to="/search" search={{ q: typed.trim() }} onClick={onLeave}>
          Search everywhere
        </Link>
      )}
    </p>
  )
}
