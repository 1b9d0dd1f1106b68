import { Link } from '@tanstack/react-router'
import { missingOf } from '@volute/domain/core/brand'
import { Alert } from '../../core/ui/alert.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './set-up-alert.module.css'

/** Missing settings of the shop, with a link to add them (FACE-08). */
export function SetUpAlert() {
  const missing = missingOf(useBrand())
  if (missing.length === 0) return null
  return (
    <div className={styles.alert}>
      <Alert>
        The shop is not set up yet. It lacks {new Intl.ListFormat('en').format(missing)}.{' '}
        <Link to="/manage/shop">Set up the shop</Link>
      </Alert>
    </div>
  )
}
