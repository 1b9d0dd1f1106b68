import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './text-button.module.css'

/** Button within a line of text that looks like a link. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={joinClasses(styles.button, props.className)} />
}
