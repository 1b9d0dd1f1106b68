import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { keepsFocus } from './keeps-focus.ts'
import styles from './option.module.css'
import type { useCombobox } from './use-combobox.ts'

interface OptionProps {
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'optionId'>
  /** Its place in the list, from 0. */
  index: number
  className?: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** One of the options below a field, which keeps the focus. */
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
