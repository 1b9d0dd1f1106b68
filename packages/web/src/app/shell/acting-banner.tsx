import { IconBuilding } from '@tabler/icons-react'
import { useSession } from '../../api/index.ts'
import { useActingCompany } from '../../session/index.ts'
import styles from './acting-banner.module.css'

/** Names the company that one acts for, on every page and in reverse, with the way out (SHELL-06, PERM-04). */
export function ActingBanner() {
  const { companyName } = useSession().user
  const { exit } = useActingCompany()
  return (
    <section className={styles.banner} aria-label="Acting">
      <IconBuilding size={18} stroke={1.5} aria-hidden="true" />
      <p>
        <span className={styles.words}>You are acting</span> for <strong>{companyName}</strong>
      </p>
      <button type="button" disabled={exit.isPending} onClick={() => exit.mutate()}>
        Exit<span className="visually-hidden"> {companyName}</span>
      </button>
    </section>
  )
}
