import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './text-button.module.css'

/** A button within a line of text, which looks like a link. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={joinClasses(styles.button, props.className)} />
}
