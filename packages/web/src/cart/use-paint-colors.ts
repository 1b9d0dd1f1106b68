import { useQuery } from '@tanstack/react-query'
import { listPaintColors } from '@volute/domain/part'
import { query } from '../api/index.ts'

/** The paint colours by name (PART-11), asked for only where a part can be painted. */
export function usePaintColors(isPaintable: boolean) {
  return useQuery({
    ...query(listPaintColors, {}),
    enabled: isPaintable,
  })
}
