import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { getLookup } from '@volute/domain/catalogue/bom'
import { getFit, linesInState, type NotedLines, type PumpState } from '@volute/domain/catalogue/fit'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { useMemo } from 'react'
import { query } from '../../core/api/index.ts'

export type PumpInState = ReturnType<typeof usePumpState>

/**
 * Parts of a looked-up pump in the state that the URL asks for. Until that state has loaded, today's parts show. A BOM, a
 * part and a saved copy have no other state.
 */
export function usePumpState(lookup: ReplyOf<typeof getLookup>, hasStates: boolean) {
  const { as: asked = 'today' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const serialNumber = lookup.serialNumber ?? ''
  const fit = useQuery({ ...query(getFit, { serialNumber }), enabled: hasStates })
  const state: PumpState = fit.data ? asked : 'today'
  const today = lookup.bom.parts
  const noted = useMemo(
    () => (fit.data ? linesInState(today, fit.data, state) : { lines: today, notes: none }),
    [today, fit.data, state],
  )
  return {
    ...noted,
    /** Stable object per shown state while cached, because what is typed for its rows is stored by it. */
    shownOf:
      { today: null, shipped: fit.data?.sinceShipped, maintained: fit.data?.sinceMaintained }[state] ??
      lookup.bom,
    fit: fit.data,
    error: asked === 'today' ? null : fit.error,
    hasStates,
    isComing: fit.isPending && asked !== 'today',
    asked,
    state,
    /** Another state may have other assemblies: keeps the position in the BOM, clears the selected part. */
    show: (next: PumpState) =>
      void navigate({
        to: '.',
        search: (now) => ({
          ...now,
          part: undefined,
          nth: undefined,
          as: next === 'today' ? undefined : next,
        }),
        replace: true,
        resetScroll: false,
      }),
  }
}

const none: NotedLines['notes'] = new Map()
