import { useQuery } from '@tanstack/react-query'
import { sameText } from '@volute/domain/kernel'
import { listRegistrationCompanies, type Registration } from '@volute/domain/registration'
import { useState } from 'react'
import { query } from '../api/index.ts'

const empty: Registration = { name: '', emailAddress: '', companyName: '' }

/** What is typed on a form of the registration, and the company that the typed name is (REG-14, REG-15). */
export function useRegistrationFields() {
  const [typed, setTyped] = useState(empty)
  const [hasAgreed, setHasAgreed] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const listing = useQuery(query(listRegistrationCompanies, {}))
  const companies = listing.data?.companies ?? []
  return {
    typed,
    hasAgreed,
    /** Mistakes are told once the form has been sent. */
    wasSent,
    companies,
    company: companies.find(({ name }) => sameText(name, typed.companyName)),
    listingError: listing.error,
    change: (changed: Partial<Registration>) => setTyped((now) => ({ ...now, ...changed })),
    setHasAgreed,
    setWasSent,
  }
}

export type RegistrationFieldsState = ReturnType<typeof useRegistrationFields>
