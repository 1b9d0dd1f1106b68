import { IconHelp } from '@tabler/icons-react'
import { accountLabel, companyFlags, companyMessages } from '@volute/domain/people/companies'
import { limits } from '@volute/domain/core/kernel'
import { useMemo } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './company-modal.module.css'
import type { CompanyForm } from './use-company-form.ts'

interface CompanyFieldsetProps {
  form: CompanyForm
  isReadOnly: boolean
  /** The provider's name cannot change. */
  isProvider: boolean
  onHelp: () => void
}

const flags = ['isPackager', 'isMigrating', 'isTest'] as const
/** The provider cannot be a packager (OQ-98). */
const providersFlags = ['isMigrating', 'isTest'] as const

/** Name, flags and account of a company. */
export function CompanyFieldset({ form, isReadOnly, isProvider, onHelp }: CompanyFieldsetProps) {
  const { typed, edit, errors } = form
  const { data, error } = form.choices
  const labels = useMemo(() => data?.accounts.map(accountLabel) ?? [], [data])
  return (
    <>
      <TextField
        label="Company Name"
        maxLength={limits.companyName}
        readOnly={isReadOnly || isProvider}
        hint={isProvider && !isReadOnly && companyMessages.nameFixed}
        {...form.field('companyName')}
      />
      <fieldset className={styles.flags}>
        <legend className="visually-hidden">Flags</legend>
        {(isProvider ? providersFlags : flags).map((flag) => (
          <Checkbox
            key={flag}
            label={companyFlags[flag].label}
            disabled={isReadOnly}
            checked={typed[flag]}
            onChange={({ target }) => edit({ [flag]: target.checked })}
          />
        ))}
        <Button
          look="ghost"
          small
          icon={<IconHelp size={18} stroke={1.5} aria-hidden="true" />}
          onClick={onHelp}
        >
          What do these flags mean?
        </Button>
      </fieldset>
      <SuggestField
        label="Associated Account"
        optional
        placeholder="Name or identifier of an account"
        maxLength={limits.accountText}
        readOnly={isReadOnly}
        suggestions={labels}
        hint={error && sentenceOf(error)}
        error={errors.accountId}
        value={typed.accountText}
        onChange={(accountText) => edit({ accountText })}
      />
    </>
  )
}
