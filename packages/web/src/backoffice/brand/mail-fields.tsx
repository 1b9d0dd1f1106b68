import { type Brand, brandLimits } from '@volute/domain/core/brand'
import { limits } from '@volute/domain/core/kernel'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './brand-form.module.css'
import type { BrandForm } from './use-brand-form.ts'

/** Sender of mails, reply address, and last line (FACE-01). */
export function MailFields({ form }: { form: BrandForm }) {
  return (
    <>
      <div className={styles.grid}>
        <TextField label="Sender Name" maxLength={brandLimits.name} {...form.part('mail', 'senderName')} />
        <TextField
          label="Sender Address"
          type="email"
          maxLength={limits.email}
          hint="The mail server must let the shop send as this address."
          {...form.part('mail', 'senderAddress')}
        />
        <TextField
          label="Reply To"
          type="email"
          optional
          maxLength={limits.email}
          hint="If empty, replies go to the sender."
          {...form.part('mail', 'replyTo')}
        />
        <TextArea
          label="Last Line"
          optional
          rows={2}
          maxLength={brandLimits.text}
          {...form.part('mail', 'footer')}
        />
      </div>
      <MailPreview brand={form.typed} />
    </>
  )
}

/** Header and footer of a mail with the typed values. */
function MailPreview({ brand: { name, mail, contact } }: { brand: Brand }) {
  const head = [
    ['From', `${mail.senderName} <${mail.senderAddress}>`],
    ['Reply to', mail.replyTo ?? ''],
    ['Subject', `${name}: Your order 100001`],
  ]
  const foot = [
    ...contact.address,
    [contact.phone, contact.salesEmail].filter(Boolean).join(' · '),
    mail.footer,
  ]
  return (
    <figure className={styles.mail}>
      <figcaption>What a mail looks like</figcaption>
      <dl>
        {head.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.mailBody}>…</p>
      <p className={styles.mailFoot}>{foot.filter((line) => line.trim() !== '').join('\n')}</p>
    </figure>
  )
}
