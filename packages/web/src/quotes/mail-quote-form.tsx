import { useMutation } from '@tanstack/react-query'
import { limits } from '@volute/domain/kernel'
import { checkRecipient, mailQuote, quoteMessages } from '@volute/domain/quotes'
import { call, sentenceOf } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { useForm } from '../ui/use-form.ts'
import styles from './mail-quote-form.module.css'

/** Asks where to, and mails the quote there (E76). */
export function MailQuoteForm({ quoteId, onDone }: { quoteId: string; onDone: () => void }) {
  const mailing = useMutation({
    mutationFn: (to: { emailAddress: string }) => call(mailQuote, { quoteId, ...to }),
    onSuccess: (_, { emailAddress }) => {
      toast.success(quoteMessages.mailed(emailAddress))
      onDone()
    },
  })
  const form = useForm({
    start: { emailAddress: '' },
    check: checkRecipient,
    onValid: (to) => mailing.mutate(to),
    failure: mailing.error,
  })
  const { error, ...field } = form.field('emailAddress')
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label="Send the quote to"
        type="email"
        ref={focus}
        maxLength={limits.email}
        {...field}
        error={error ?? (mailing.error && sentenceOf(mailing.error))}
      />
      <Button type="submit" busy={mailing.isPending && 'Sending'}>
        Send
      </Button>
      <Button look="ghost" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}

/** The form opens with the focus in its field. */
const focus = (field: HTMLInputElement | null) => field?.focus()
