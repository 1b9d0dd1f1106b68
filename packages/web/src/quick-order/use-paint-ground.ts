import { useQueryClient } from '@tanstack/react-query'
import { listPaintColors, type PaintColor } from '@volute/domain/part'
import { query, useSession } from '../api/index.ts'
import { preferencesQuery } from '../part/index.ts'

export interface PaintGround {
  paintColors: readonly PaintColor[]
  defaultPaintColorId: number | null
}

/** Waits for the paint colours and the company's default; a default that cannot be had is none. */
export function usePaintGround(): () => Promise<PaintGround> {
  const client = useQueryClient()
  const { user } = useSession()
  return async () => {
    const colors = query(listPaintColors, {})
    const [{ paintColors }, preferences] = await Promise.all([
      client.query({ ...colors, staleTime: 'static' }),
      client.query({ ...preferencesQuery(user.companyId), staleTime: 'static' }).catch(() => null),
    ])
    return { paintColors, defaultPaintColorId: preferences?.defaultPaintColor?.paintColorId ?? null }
  }
}
