import { useQueryClient } from '@tanstack/react-query'
import { type CompanyAccount, type CompanyFields, getCompany } from '@volute/domain/companies'
import { useState } from 'react'
import { query, sentenceOf } from '../api/index.ts'
import { toast } from '../ui/toast.ts'

/** A company's settings as they are saved. */
export interface SavedCompany extends CompanyFields {
  account: CompanyAccount | null
}

const blank: SavedCompany = {
  companyName: '',
  isPackager: false,
  isMigrating: false,
  isTest: false,
  accountId: null,
  account: null,
  ownedDevices: [],
}

interface Opened {
  /** Counts the openings, so that each starts from the saved company. */
  opening: number
  company: {
    open: boolean
    /** Null for a company that is to be created. */
    companyId: number | null
    saved: SavedCompany
  }
}

/** Which company is open in the modal; its saved settings are loaded when it opens (COMPANY-12). */
export function useOpenCompany() {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    opened,
    open,
    openNew: () => show(null, blank),
    /** The closed company stays until the modal has faded out. */
    close: () => setOpened((last) => last && { ...last, company: { ...last.company, open: false } }),
  }

  async function open(companyId: number) {
    const settings = query(getCompany, { companyId: String(companyId) })
    try {
      show(companyId, await client.query({ ...settings, staleTime: 0 }))
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
  }

  function show(companyId: number | null, saved: SavedCompany) {
    setOpened((last) => ({ opening: (last?.opening ?? 0) + 1, company: { open: true, companyId, saved } }))
  }
}
