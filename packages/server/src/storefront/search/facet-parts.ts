import { limits } from '@volute/domain/core/kernel'
import {
  countFacet,
  type FacetChoice,
  hasChosen,
  partFacets,
  type SearchResults,
} from '@volute/domain/storefront/search'
import type { CatalogueFinds } from './find-in-catalogue.ts'

type Faceted = Pick<CatalogueFinds, 'parts' | 'partsInStock' | 'partFacets'>

/** Limits the parts found to those with the chosen facets; the counts still come from all of them (FIND-50). */
export function narrowParts<Finds extends Faceted>(found: Finds, chosen: FacetChoice): Finds {
  if (!isFaceted(chosen)) return found
  const isChosen = found.partFacets.map((values) => hasChosen(values, chosen))
  const left = new Set(found.parts.filter((_, place) => isChosen[place]))
  return {
    ...found,
    parts: [...left],
    partsInStock: found.partsInStock.filter((id) => left.has(id)),
  }
}

export const isFaceted = (chosen: FacetChoice) => partFacets.some((facet) => chosen[facet] !== undefined)

/** Most frequent values of each facet among the parts found. */
export function facetCounts(
  { partFacets: all }: Faceted,
  chosen: FacetChoice,
): SearchResults['facets']['parts'] {
  const counts = partFacets.map((facet) => ({
    facet,
    values: countFacet(all, facet, chosen).slice(0, limits.facetValues),
  }))
  return counts.filter(({ values }) => values.length > 0)
}
