import { IconChevronRight } from '@tabler/icons-react'
import type { Crumb } from '@volute/domain/catalogue'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  onGo: (path: string[]) => void
}

/** The way from the BOM down to the assembly on screen; the BOM by its number, assemblies by their names. */
export function Breadcrumb({ crumbs, onGo }: BreadcrumbProps) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {crumbs.map((crumb, depth) => {
          const name = depth === 0 ? crumb.partNumber : crumb.description
          return (
            <li key={crumb.path.join('/')}>
              {depth > 0 && <IconChevronRight size={14} stroke={1.5} aria-hidden="true" />}
              {depth === last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <button type="button" onClick={() => onGo(crumb.path)}>
                  {name}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
