import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type CompanyFields,
  companyMessages,
  createCompany,
  deleteCompany,
  getCompanyMap,
  listCompanies,
  changeCompany,
} from '@volute/domain/people/companies'
import { call, queryKey } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'

/** Creates, saves and deletes a company. Reloads the lists afterwards, also after a failure (COMPANY-16). */
export function useSaveCompany(companyId: number | null, onDone: () => void) {
  const client = useQueryClient()
  const onError = () => void reload()
  const save = useMutation({
    mutationFn: async (fields: CompanyFields): Promise<unknown> => {
      if (companyId === null) return call(createCompany, fields)
      return call(changeCompany, { companyId: String(companyId), ...fields })
    },
    onSuccess: () => done(companyId === null ? companyMessages.created : companyMessages.updated),
    onError,
  })
  const remove = useMutation({
    mutationFn: (deleted: number) => call(deleteCompany, { companyId: String(deleted) }),
    onSuccess: () => done(companyMessages.deleted),
    onError,
  })
  return { save, remove }

  async function reload() {
    client.removeQueries({ queryKey: queryKey(listCompanies) })
    await client.invalidateQueries({ queryKey: queryKey(getCompanyMap) })
  }

  /** Waits for the updated list before the dialog closes, so that the focus does not go to a row that disappears. */
  async function done(sentence: string) {
    await reload()
    toast.success(sentence)
    onDone()
  }
}
