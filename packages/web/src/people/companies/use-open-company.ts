import { useQueryClient } from '@tanstack/react-query'
import { type CompanyAccount, type CompanyFields, getCompany } from '@volute/domain/people/companies'
import { query, sentenceOf } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'
import { useOpened } from '../../core/ui/use-opened.ts'

/** Saved settings of a company. */
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

interface OpenCompany {
  /** Null for a new company. */
  companyId: number | null
  saved: SavedCompany
}

/** Company open in the modal. Loads its saved settings on open (COMPANY-12). */
export function useOpenCompany() {
  const client = useQueryClient()
  const { opened, open: show, close } = useOpened<OpenCompany>()
  return {
    opened,
    open,
    openNew: () => show({ companyId: null, saved: blank }),
    close,
  }

  async function open(companyId: number) {
    const settings = query(getCompany, { companyId: String(companyId) })
    try {
      show({ companyId, saved: await client.query({ ...settings, staleTime: 0 }) })
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
  }
}
