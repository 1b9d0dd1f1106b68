import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { ButtonLook } from './button.tsx'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

interface LinkButtonProps extends ComponentProps<'a'> {
  look?: ButtonLook
  icon?: ReactNode
  wide?: boolean
}

/** Link to another page that looks like a button. */
export const LinkButton = createLink(function LinkButton(props: LinkButtonProps) {
  const { look = 'secondary', icon, wide, children, ...rest } = props
  return (
    <a {...rest} className={joinClasses(styles.button, wide && styles.wide, rest.className)} data-look={look}>
      {icon}
      <span>{children}</span>
    </a>
  )
})
