import { useMutation, useQuery } from '@tanstack/react-query'
import { limits } from '@volute/domain/core/kernel'
import { checkQuoteMail, listQuoteRecipients, mailQuote, quoteMessages } from '@volute/domain/buying/quotes'
import { call, query, queryClient, queryKey, sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './mail-quote-dialog.module.css'

/** Asks for a recipient and a note and mails the quote (E76); closing with unsaved input asks first. */
export function MailQuoteDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const { data } = useQuery(query(listQuoteRecipients, {}))
  const mailing = useMutation({
    mutationFn: (mail: { emailAddress: string; note: string }) => call(mailQuote, { quoteId, ...mail }),
    onSuccess: (_, { emailAddress }) => {
      toast.success(quoteMessages.mailed(emailAddress))
      void queryClient.invalidateQueries({ queryKey: queryKey(listQuoteRecipients) })
      onClose()
    },
  })
  const form = useForm({
    start: { emailAddress: '', note: '' },
    check: checkQuoteMail,
    onValid: (mail) => mailing.mutate(mail),
    failure: mailing.error,
  })
  const suggested = [...(data?.lastUsed ?? []), ...(data?.people ?? [])]
  return (
    <EditModal
      open
      title="Mail Quote"
      form={form}
      busy={mailing.isPending && 'Sending'}
      error={form.refusal && sentenceOf(form.refusal)}
      saveLabel="Send"
      onClose={onClose}
    >
      <SuggestField
        label="Send the quote to"
        type="email"
        maxLength={limits.email}
        suggestions={suggested}
        {...form.field('emailAddress')}
        onChange={(emailAddress) => form.edit({ emailAddress })}
      />
      {suggested.length > 0 && (
        <ul className={styles.suggested} aria-label="Suggested addresses">
          {suggested.slice(0, shownAddresses).map((emailAddress) => (
            <li key={emailAddress}>
              <Button small onClick={() => form.edit({ emailAddress })}>
                {emailAddress}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextArea label="Note" optional {...form.field('note')} />
    </EditModal>
  )
}

/** Number of suggestions shown; typing part of an address finds more. */
const shownAddresses = 4
