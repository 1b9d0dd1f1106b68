import { useNavigate } from '@tanstack/react-router'
import { searchHints } from '@volute/domain/storefront/search'
import { checkSerialNumber } from '@volute/domain/catalogue/serial'
import { limits } from '@volute/domain/core/kernel'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './serial-entry-page.module.css'

/** Field that leads to a pump's page. A signed-out person is asked to sign in on the way (OQ-06, OQ-07). */
export function SerialEntryPage() {
  const navigate = useNavigate()
  const form = useForm({
    start: { serialNumber: '' },
    check: checkSerialNumber,
    onValid: (serialNumber) => void navigate({ to: '/serial/$serialNumber', params: { serialNumber } }),
  })
  return (
    <Page width={1168}>
      <PageHead title="Pump Information" />
      <Card>
        <form {...form.props} className={styles.form}>
          <TextField
            {...form.field('serialNumber')}
            label="Serial Number"
            hint="You’ll find it on the pump’s nameplate."
            mono
            placeholder={searchHints.serial}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={limits.catalogueNumber}
          />
          <Button type="submit" look="primary">
            Show Pump
          </Button>
        </form>
      </Card>
    </Page>
  )
}
