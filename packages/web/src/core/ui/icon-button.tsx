import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'
import { joinClasses } from './join-classes.ts'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Names the action and its object, such as `Add Gasket, casing to cart`. */
  label: string
  framed?: boolean
}

/** Icon-only button for toolbars, rows and the top bar. */
export function IconButton({ label, framed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles.button, framed && styles.framed, rest.className)}
      aria-label={label}
      title={rest.title ?? label}
    />
  )
}
