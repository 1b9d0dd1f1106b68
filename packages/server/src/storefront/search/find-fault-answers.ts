import { matchFaults, symptomTerms } from '@volute/domain/storefront/faults'
import { type FaultAnswer, markWords, type Wanted } from '@volute/domain/storefront/search'
import type { CachedReads, CatalogueReads, Queryable } from '../../core/db/index.ts'
import { listFaultsWith } from '../faults/index.ts'
import type { Narrowing } from './narrowing-store.ts'
import { readManuals } from './near-page-store.ts'

/**
 * Symptoms of the manuals that answer a text about a fault, with their causes and remedies; of any other text none, without
 * a query (FIND-60). Cached with the catalogue.
 */
export async function findFaultAnswers(
  { db, catalogue }: CatalogueReads,
  wanted: readonly Wanted[],
  narrowing: Narrowing,
): Promise<FaultAnswer[]> {
  const terms = symptomTerms(wanted)
  return terms ? catalogue.one(db, readAnswers, JSON.stringify({ terms, narrowing })) : []
}

async function readAnswers(db: Queryable, asked: string, catalogue: CachedReads): Promise<FaultAnswer[]> {
  const { terms, narrowing } = JSON.parse(asked) as { terms: string[][][]; narrowing: Narrowing }
  const manuals = await catalogue.one(db, readManuals, JSON.stringify(narrowing))
  const faults = await listFaultsWith(db, { query: queryOf(terms), manuals })
  const words = terms.flat(2)
  return matchFaults(faults, terms).map(({ document: { url, name, pumpModels }, symptom, rows }) => ({
    url,
    name,
    pumpModels,
    symptom: markWords(symptom, words),
    rows: rows.map(({ page, cause, remedy }) => ({ page, cause, remedy })),
  }))
}

/** Query for all terms, each in one of its alternatives. Words from `searchText` contain no query syntax. */
const queryOf = (terms: readonly string[][][]) =>
  terms
    .map(
      (term) => `(${term.map((words) => `(${words.map((word) => `'${word}'`).join(' & ')})`).join(' | ')})`,
    )
    .join(' & ')
