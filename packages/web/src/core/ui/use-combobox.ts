import { type KeyboardEvent, useEffect, useId, useState } from 'react'

interface ComboboxProps<Option> {
  options: readonly Option[]
  /** True when the options are on screen. */
  isOpen: boolean
  /** Opens or closes the options; absent where they are always on screen. */
  setOpen?: (isOpen: boolean) => void
  /** Highlights the first option while no other is highlighted; Enter on it submits the form. */
  isFirstLit?: boolean
  onChoose: (option: Option) => void
}

/**
 * Keyboard handling and ARIA props of a text field with a list of options below it. The focus stays in the field, arrow keys
 * move the highlight, Enter takes the highlighted option or else submits the form, and Escape closes the list.
 */
export function useCombobox<Option>(props: ComboboxProps<Option>) {
  const { options, isOpen, setOpen, isFirstLit = false, onChoose } = props
  const id = useId()
  // The option and not its place, since more options may arrive around it.
  const [highlighted, setHighlighted] = useState<Option>()
  const isListShown = isOpen && options.length > 0
  const chosen = isListShown && highlighted !== undefined ? options.indexOf(highlighted) : -1
  const active = chosen < 0 && isListShown && isFirstLit ? 0 : chosen
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function move(step: 1 | -1) {
    setOpen?.(true)
    // Beyond either end the text itself is current, without a highlight, unless `isFirstLit` is set.
    const text = isFirstLit ? 0 : 1
    const places = Math.max(options.length + text, 1)
    const place = ((active + text + step + places) % places) - text
    setHighlighted(() => options[place])
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const option = options[chosen]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && option !== undefined) onChoose(option)
    else if (event.key === 'Escape' && isOpen && setOpen) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    active,
    /** Removes the highlight when the text changes. */
    release: () => setHighlighted(undefined),
    listId: id,
    optionId,
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isListShown,
      'aria-controls': isListShown ? id : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    } as const,
  }
}
