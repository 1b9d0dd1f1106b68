import type { ReactNode } from 'react'

/** A link out of the shop within a text; it opens a new tab that cannot reach back. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  )
}
