import { type AskedSymptom, matchFaults, symptomTerms } from '@volute/domain/storefront/faults'
import { type FaultAnswer, markWords, type Wanted } from '@volute/domain/storefront/search'
import type { CachedReads, CatalogueReads, Queryable } from '../../core/db/index.ts'
import { listFaultsWith } from '../faults/index.ts'
import type { Narrowing } from './narrowing-store.ts'
import { readManuals } from './near-page-store.ts'
import { anyOf } from './words-query-store.ts'

/**
 * Symptoms of the manuals that answer a text about a fault, with their causes and remedies; of any other text none, without
 * a query (FIND-60). Cached with the catalogue.
 */
export async function findFaultAnswers(
  { db, catalogue }: CatalogueReads,
  wanted: readonly Wanted[],
  narrowing: Narrowing,
): Promise<FaultAnswer[]> {
  const symptom = symptomTerms(wanted)
  return symptom ? catalogue.one(db, readAnswers, JSON.stringify({ symptom, narrowing })) : []
}

async function readAnswers(db: Queryable, asked: string, catalogue: CachedReads): Promise<FaultAnswer[]> {
  const { symptom: wanted, narrowing } = JSON.parse(asked) as { symptom: AskedSymptom; narrowing: Narrowing }
  const manuals = await catalogue.one(db, readManuals, JSON.stringify(narrowing))
  const faults = await listFaultsWith(db, { query: wanted.terms.map(anyOf).join(' & '), manuals })
  const words = wanted.terms.flat(2)
  return matchFaults(faults, wanted).map(({ document: { url, name, pumpModels }, symptom, rows }) => ({
    url,
    name,
    pumpModels,
    symptom: markWords(symptom, words),
    rows: rows.map(({ page, cause, remedy }) => ({ page, cause, remedy })),
  }))
}
