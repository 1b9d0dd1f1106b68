import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { keepsFocus } from './keeps-focus.ts'
import styles from './option.module.css'
import type { useCombobox } from './use-combobox.ts'

interface OptionProps {
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'optionId'>
  /** Index in the list, from 0. */
  index: number
  className?: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** Option in the list below a field; the field keeps the focus. */
export function Option({ list, index, className, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      id={list.optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === list.active}
      className={joinClasses(styles.option, className)}
      {...keepsFocus}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
