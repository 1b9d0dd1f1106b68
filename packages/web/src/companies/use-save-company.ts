import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addCompany,
  type CompanyFields,
  companyMessages,
  createCompany,
  deleteCompany,
  getCompanyMap,
  listCompanies,
  listedAs,
  type ListedCompany,
  removeCompany,
  replaceCompany,
  updateCompany,
} from '@volute/domain/companies'
import { call, query, queryKey } from '../api/index.ts'
import { toast } from '../ui/toast.ts'

/** The query for every company, with the accounts and device types. */
export const companyMap = query(getCompanyMap, {})

/**
 * Creates, saves and deletes a company; updates the cached list, and reloads it after a failure, which may mean that it
 * has changed elsewhere (COMPANY-16).
 */
export function useSaveCompany(companyId: number | null, onDone: () => void) {
  const client = useQueryClient()
  const onError = () => void client.invalidateQueries(companyMap)
  const save = useMutation({
    mutationFn: async (fields: CompanyFields) => {
      if (companyId === null) return call(createCompany, fields)
      const path = { companyId: String(companyId) }
      await call(updateCompany, { ...path, ...fields })
      return { companyId }
    },
    onSuccess: (reply, fields) => {
      const listed = listedAs(reply.companyId, fields)
      change((companies) =>
        companyId === null ? addCompany(companies, listed) : replaceCompany(companies, listed),
      )
      done(companyId === null ? companyMessages.created : companyMessages.updated)
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: (deleted: number) => call(deleteCompany, { companyId: String(deleted) }),
    onSuccess: (_, deleted) => {
      change((companies) => removeCompany(companies, deleted))
      done(companyMessages.deleted)
    },
    onError,
  })
  return { save, remove }

  function change(next: (companies: ListedCompany[]) => ListedCompany[]) {
    client.setQueryData(companyMap.queryKey, (map) => map && { ...map, companies: next(map.companies) })
    client.removeQueries({ queryKey: queryKey(listCompanies) })
  }

  function done(sentence: string) {
    toast.success(sentence)
    onDone()
  }
}
