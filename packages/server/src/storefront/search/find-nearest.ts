import type { findNearest as contract } from '@volute/domain/storefront/search'
import { hasDigit, meantNumber } from '@volute/domain/catalogue/numbers'
import type { CatalogueReads } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { noteSuggested } from '../../core/signals/index.ts'
import { findPartsByNumber } from '../../catalogue/part/index.ts'
import { findSuggestions } from './suggest-numbers.ts'

/** The nearest part that is sold for each unknown number, by the rule of the suggestions (E68, QUICK-06). */
export const findNearest: Handler<typeof contract> = async (ctx, { partNumbers }) => {
  const offered: Near[][] = []
  for (const partNumber of partNumbers) offered.push(await nearestNumbers(ctx, partNumber))

  const numbers = [...new Set(offered.flat().map(({ partNumber }) => partNumber))]
  const found = numbers.length === 0 ? [] : await findPartsByNumber(ctx, numbers)
  const sold = new Map(
    found.flatMap(({ partNumber, description, isSellable }) =>
      isSellable ? [[partNumber, { partNumber, description }]] : [],
    ),
  )
  const nearest = offered.map((near) => near.flatMap(asSold)[0] ?? null)
  void noteSuggested(
    ctx,
    partNumbers.filter((_, index) => nearest[index]),
  )
  return { nearest }

  function asSold({ partNumber, isSame }: Near) {
    const part = sold.get(partNumber)
    return part ? { ...part, isSame } : []
  }
}

interface Near {
  partNumber: string
  isSame: boolean
}

/** A text without a digit is a word rather than a number: no number is suggested for it. */
async function nearestNumbers(reads: CatalogueReads, typed: string): Promise<Near[]> {
  if (!hasDigit(typed)) return []
  const best = await findSuggestions(reads, typed)
  const parts = best.filter(({ type }) => type === 'part')
  const meant = meantNumber(typed, parts)
  return parts.map((part) => ({ partNumber: part.identifier, isSame: part === meant }))
}
