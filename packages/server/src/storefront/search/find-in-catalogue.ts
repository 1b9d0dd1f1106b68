import { facetsOf, type FacetValues, type ManualHit, type Wanted } from '@volute/domain/storefront/search'
import type { CatalogueReads, CachedReads, Queryable } from '../../core/db/index.ts'
import { type Found, findWithWords, nothing } from './catalogue-words-store.ts'
import { partsById, pumpsByKey, readParts, readPumps } from './hit-store.ts'
import type { Narrowing } from './narrowing-store.ts'
import { findNearPages, readManuals } from './near-page-store.ts'
import { asPages } from './page-store.ts'
import { queriesOf } from './words-query-store.ts'

interface Asked {
  wanted: Wanted[]
  narrowing: Narrowing
  /** Search key of the text as a number, or empty. */
  key: string
}

/** Results, and the first pages of them with their details. */
export interface CatalogueFinds
  extends Omit<Found, 'firstParts' | 'firstPumps' | 'firstPages' | 'terms' | 'hasFullPages' | 'partTexts'> {
  /** Places of the searched terms, from 1, that none of the pages has. */
  missingInPages: number[]
  /** Facets of the parts, in their order. */
  partFacets: FacetValues[]
  firstPages: ManualHit[]
  /** Size for the cache's limit, in rows. */
  size: number
}

/** The catalogue's results for these words, regardless of the caller. */
export const findInCatalogue = ({ db, catalogue }: CatalogueReads, asked: Asked) =>
  catalogue.one(db, readFinds, JSON.stringify(asked))

async function readFinds(db: Queryable, asked: string, catalogue: CachedReads): Promise<CatalogueFinds> {
  const { wanted, narrowing, key } = JSON.parse(asked) as Asked
  if (wanted.length === 0) return { ...nothing, missingInPages: [], partFacets: [], firstPages: [], size: 0 }
  const queries = queriesOf(wanted)
  const manuals = await catalogue.one(db, readManuals, JSON.stringify(narrowing))
  const near = await findNearPages({ db, catalogue }, queries.each, manuals)
  const { firstParts, firstPumps, firstPages, terms, hasFullPages, partTexts, ...found } =
    await findWithWords(db, {
      ...queries,
      ...narrowing,
      key,
      manuals,
      nearPages: JSON.stringify(near.pages),
    })
  catalogue.learn(readParts, partsById(firstParts))
  catalogue.learn(readPumps, pumpsByKey(firstPumps))
  return {
    ...found,
    missingInPages:
      hasFullPages || found.pages.length === 0 ? [] : terms.filter((place) => !near.found.includes(place)),
    partFacets: partTexts.map(facetsOf),
    firstPages: asPages(firstPages, markedOf(wanted)),
    size: firstPages.length + sizeOf(found),
  }
}

/** Number of ids, and of pages or models, that take as much memory as a row. */
const [IDS_OF_A_ROW, PAIRS_OF_A_ROW] = [40, 8]

function sizeOf({
  parts,
  partsInStock,
  boms,
  pumps,
  models,
  pages,
}: Omit<CatalogueFinds, 'firstPages' | 'missingInPages' | 'partFacets' | 'size'>) {
  const ids = [parts, partsInStock, boms, pumps].flat()
  return ids.length / IDS_OF_A_ROW + (parts.length + models.length + pages.length) / PAIRS_OF_A_ROW
}

/** Words to highlight in a result: all typed words, their synonyms, and the corrections of misspelt ones. */
export const markedOf = (wanted: readonly Wanted[]) => [
  ...new Set(wanted.flatMap(({ whole, meant }) => [...whole.flat(), ...meant])),
]
