import type { ReactNode } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { UnsavedForm } from '../../core/ui/unsaved-changes.tsx'
import styles from './brand-form.module.css'
import { ContactFields, HoursFields } from './contact-fields.tsx'
import { DashboardFields } from './dashboard-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { MailFields } from './mail-fields.tsx'
import { type Shop, useBrandForm } from './use-brand-form.ts'

/** Form of the shop's brand without its legal texts, saved as a whole (FACE-01, FACE-11). */
export function BrandForm({ shop }: { shop: Shop }) {
  const form = useBrandForm(shop)
  return (
    <form className={styles.form} {...form.props}>
      <Section title="Name and Look">
        <LookFields form={form} />
      </Section>
      <Section title="Contact">
        <ContactFields form={form} />
      </Section>
      <Section title="Hours and Time Zone">
        <HoursFields form={form} />
      </Section>
      <Section title="Mail">
        <MailFields form={form} />
      </Section>
      <Section title="Dashboard">
        <DashboardFields form={form} />
      </Section>
      <UnsavedForm form={form} />
      <div className={styles.foot}>
        {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
        <Button type="submit" look="primary" busy={form.isSaving && 'Saving'}>
          Save Changes
        </Button>
        <Button onClick={form.undo}>Undo Changes</Button>
      </div>
    </form>
  )
}

/** Card with one group of brand fields. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Card className={styles.card}>
        <h2>{title}</h2>
        {children}
      </Card>
    </section>
  )
}
