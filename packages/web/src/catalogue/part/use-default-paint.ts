import { useQuery } from '@tanstack/react-query'
import { getPreferences } from '@volute/domain/people/preferences'
import { query, useSession } from '../../core/api/index.ts'

/** Query for the acting company's default paint color (PART-13). */
export function preferencesQuery(companyId: number) {
  return query(getPreferences, { companyId: String(companyId) })
}

/** Id of the company's default paint color: undefined while it loads, null for none or when loading failed. */
export function useDefaultPaint(): number | null | undefined {
  const { user } = useSession()
  const { data, isPending } = useQuery(preferencesQuery(user.companyId))
  return isPending ? undefined : (data?.defaultPaintColor?.paintColorId ?? null)
}
