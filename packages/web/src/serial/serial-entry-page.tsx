import { useNavigate } from '@tanstack/react-router'
import { searchHints } from '@volute/domain/search'
import { serialMessages } from '@volute/domain/serial'
import { limits } from '@volute/domain/kernel'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './serial-entry-page.module.css'

/** One field that leads to a pump's page; who is not signed in is asked to sign in on the way (OQ-06, OQ-07). */
export function SerialEntryPage() {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const navigate = useNavigate()
  return (
    <Page width={1168}>
      <PageHead title="Pump Information" />
      <Card>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            show(text.trim().toUpperCase())
          }}
        >
          <TextField
            label="Serial Number"
            hint="It stands on the nameplate of the pump."
            mono
            placeholder={searchHints.serial}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={limits.catalogueNumber}
            error={isMissing ? serialMessages.serialNumberMissing : null}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setIsMissing(false)
            }}
          />
          <Button type="submit" look="primary">
            Show Pump
          </Button>
        </form>
      </Card>
    </Page>
  )

  function show(serialNumber: string) {
    if (serialNumber === '') setIsMissing(true)
    else void navigate({ to: '/serial/$serialNumber', params: { serialNumber } })
  }
}
