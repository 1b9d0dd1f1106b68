import type { FleetPump } from '@volute/domain/service/fleet'
import { documentAddress } from '@volute/domain/catalogue/bom'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExternalLinkButton } from '../../core/ui/external-link.tsx'
import styles from './pump-papers.module.css'

const groups = [
  { kind: 'MANUAL', title: 'Manuals' },
  { kind: 'CURVE', title: 'Pump Curves' },
] as const

/** Manuals and curves of the pump (FLEET-12). */
export function PumpPapers({ papers }: { papers: FleetPump['papers'] }) {
  if (papers.length === 0)
    return <EmptyState title="No Documents">We have no documents for this pump.</EmptyState>
  return (
    <div className={styles.papers}>
      {groups.map(({ kind, title }) => {
        const found = papers.filter((one) => one.kind === kind)
        return (
          found.length > 0 && (
            <section key={kind}>
              <h2>{title}</h2>
              {found.map(({ name, url }) => (
                <ExternalLinkButton key={`${name} ${url}`} href={documentAddress(url)}>
                  {name}
                </ExternalLinkButton>
              ))}
            </section>
          )
        )
      })}
    </div>
  )
}
