import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Distributor,
  type LinkedCompany,
  linkDistributor,
  listDistributors,
  suggestDistributors,
  unlinkDistributor,
} from '@volute/domain/people/distributors'
import { call, queryKey, sentenceOf } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'

/** Links and unlinks a company. Reloads the lists afterwards, also after a failure. */
export function useDistributorLink({ companyId, name }: LinkedCompany) {
  const client = useQueryClient()
  const path = { companyId: String(companyId) }
  const onError = (failure: Error) => {
    toast.failure(sentenceOf(failure))
    void reload()
  }
  const link = useMutation({
    mutationFn: ({ distributorAccountId }: Distributor) =>
      call(linkDistributor, { ...path, distributorAccountId }),
    onSuccess: async (_, distributor) => {
      await show()
      toast.success('Distributor Linked', `${name}: ${distributor.name}`)
    },
    onError,
  })
  const unlink = useMutation({
    mutationFn: () => call(unlinkDistributor, path),
    onSuccess: async () => {
      await show()
      toast.success('Link Removed', name)
    },
    onError,
  })
  return { link, unlink }

  async function show() {
    // The focused form or button is replaced, so the focus moves to the company's row.
    document.querySelector<HTMLElement>('main [aria-expanded="true"]')?.focus()
    await reload()
  }

  async function reload() {
    client.removeQueries({ queryKey: queryKey(suggestDistributors) })
    await client.invalidateQueries({ queryKey: queryKey(listDistributors) })
  }
}
