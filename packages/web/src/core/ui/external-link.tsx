import { IconExternalLink } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

/** External link within a text; it opens a new tab that cannot access this one. */
export function ExternalLink({ children, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  )
}

/** External link that looks like a button; it opens a new tab that cannot access this one. */
export function ExternalLinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={joinClasses(styles.button, styles.wide, styles.outward)}
      data-look="secondary"
    >
      <span>{children}</span>
      <IconExternalLink size={18} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  )
}
