import { useMutation } from '@tanstack/react-query'
import { isEmail, limits, messages } from '@volute/domain/kernel'
import { mailQuote, quoteMessages } from '@volute/domain/quotes'
import { useState } from 'react'
import { call, sentenceOf } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import styles from './mail-quote-form.module.css'

/** Asks where to, and mails the quote there (E76). */
export function MailQuoteForm({ quoteId, onDone }: { quoteId: string; onDone: () => void }) {
  const [emailAddress, setEmailAddress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mailQuote, { quoteId, emailAddress }),
    onSuccess: () => {
      toast.success(quoteMessages.mailed(emailAddress))
      onDone()
    },
    onError: (failure) => setError(sentenceOf(failure)),
  })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmail(emailAddress.trim())) mutate()
        else setError(messages.emailInvalid)
      }}
    >
      <TextField
        label="Send the quote to"
        type="email"
        ref={focus}
        maxLength={limits.email}
        value={emailAddress}
        error={error}
        onChange={({ target }) => {
          setEmailAddress(target.value)
          setError(null)
        }}
      />
      <Button type="submit" busy={isPending && 'Sending'}>
        Send
      </Button>
      <Button look="ghost" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}

/** Whoever asks for the form writes in it next. */
const focus = (field: HTMLInputElement | null) => field?.focus()
