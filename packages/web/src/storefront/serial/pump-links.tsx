import type { ReplyOf } from '@volute/domain/core/kernel'
import type { getSerial } from '@volute/domain/catalogue/serial'
import { ExternalLinkButton } from '../../core/ui/external-link.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import styles from './serial-page.module.css'

/** Links to a pump's papers and parts. A missing paper, or one the shop cannot link to, has no button (SERIAL-03, SERIAL-04). */
export function PumpLinks({ pump }: { pump: ReplyOf<typeof getSerial> }) {
  const { serialNumber, manual1Name, manual2Name, links } = pump
  return (
    <nav className={styles.links} aria-label="Papers and parts">
      {links.store === null ? (
        <LinkButton
          to="/lookup/$type/$identifier"
          params={{ type: 'serial', identifier: serialNumber }}
          look="primary"
          wide
        >
          {orderParts}
        </LinkButton>
      ) : (
        <Outward href={links.store} name={orderParts} />
      )}
      <Outward href={links.manual1} name="O&M Manual 1" detail={manual1Name} />
      <Outward href={links.manual2} name="O&M Manual 2" detail={manual2Name} />
      <Outward href={links.catalogue} name="Pump Curves and Additional Drawings" />
      <Outward href={links.videos} name="Assembly/Maintenance Videos" />
      <Outward href={links.explodedDrawing} name="View Exploded Drawing" />
      <Outward href={links.asset} name="View Asset" />
    </nav>
  )
}

const orderParts = 'Order Parts Online'

function Outward({ href, name, detail }: { href: string | null; name: string; detail?: string | null }) {
  return (
    href !== null && (
      <ExternalLinkButton href={href}>
        {name}
        {detail && <span className={styles.detail}> {detail}</span>}
      </ExternalLinkButton>
    )
  )
}
