import { z } from 'zod/mini'
import {
  catalogueNumber,
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  listCsv,
  pathId,
  searchPage,
  signedIn,
  text,
} from '../../core/kernel/index.ts'
import { partMessages, replacement } from '../../catalogue/part/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { searchMessages } from './messages.ts'
import { searchTypes } from '../../catalogue/numbers/index.ts'
import { resultKinds } from './result-kinds.ts'
import { searchResults } from './search-results.ts'
import { type Synonym, synonym, synonymFields } from './synonym.ts'

export const findNumber = defineEndpoint({
  name: 'search.findNumber',
  method: 'POST',
  isRead: true,
  path: '/search',
  summary: 'Find a BOM, serial or part number, ignoring case',
  access: signedIn(),
  fallback: partMessages.partNotFound,
  body: z.object({ type: z.enum(searchTypes), input: text(limits.catalogueNumber) }),
  reply: z.object({ type: z.enum(searchTypes), identifier: z.string() }),
})

export const suggestion = z.object({
  type: z.enum(searchTypes),
  /** The number as the catalogue spells it. */
  identifier: z.string(),
  description: z.string(),
  /** File name of a part's picture. */
  picture: z.optional(z.string()),
  /** True if it is another number that only resembles the typed one: it is never taken by Enter. */
  isSimilar: z.optional(z.boolean()),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestNumbers = defineEndpoint({
  name: 'search.suggestNumbers',
  method: 'GET',
  path: '/search/suggestions',
  summary: 'BOM, serial and part numbers that fit a piece of a number or a description, best first',
  access: signedIn(),
  fallback: searchMessages.suggestionsFailed,
  query: z.object({ text: text(limits.catalogueNumber) }),
  reply: z.object({ suggestions: z.array(suggestion) }),
})

/** Part nearest to an unknown number. */
export const nearestPart = z.extend(replacement, {
  /** True if it is the same number in another spelling, and the only one; otherwise it is another number. */
  isSame: z.boolean(),
})
export type NearestPart = z.infer<typeof nearestPart>

export const findNearest = defineEndpoint({
  name: 'search.findNearest',
  method: 'POST',
  isRead: true,
  path: '/search/nearest',
  summary: 'For each of several unknown part numbers the nearest part that is sold, or null',
  access: signedIn(),
  fallback: searchMessages.suggestionsFailed,
  body: z.object({
    partNumbers: z.array(catalogueNumber).check(z.minLength(1), z.maxLength(limits.nearestNumbers)),
  }),
  reply: z.object({ nearest: z.array(z.nullable(nearestPart)) }),
})

export const findResults = defineEndpoint({
  name: 'search.findResults',
  method: 'GET',
  path: '/search/results',
  summary:
    'What a text finds: pumps, parts, pages of manuals, and the orders and quotes of the acting company',
  access: signedIn(),
  fallback: searchMessages.resultsFailed,
  query: z.object({
    q: text(limits.searchValue),
    /** Returns a page of this group only; without it, the first hits of each group. */
    kind: z.optional(z.enum(resultKinds)),
    model: z.optional(text(limits.catalogueNumber)),
    /** Limit the parts to those of this kind, material and size. */
    noun: z.optional(text(limits.searchValue)),
    material: z.optional(text(limits.searchValue)),
    size: z.optional(text(limits.searchValue)),
    /** Limits the results to parts in stock. */
    inStock: z.optional(z.literal('true')),
    /** Serial number of the pump that the search is for. */
    pump: z.optional(text(limits.catalogueNumber)),
    page: z._default(pathId.check(z.maximum(limits.searchPages)), 1),
  }),
  reply: searchResults,
})

export const noteSettledSearch = defineEndpoint({
  name: 'search.noteSettled',
  method: 'POST',
  path: '/search/settled',
  summary: 'Tells that a search has settled; the shop repeats one without results by itself',
  access: signedIn(),
  isActivity: false,
  fallback: searchMessages.resultsFailed,
  body: z.object({
    text: text(limits.searchValue).check(z.minLength(1)),
    /** Trusted without a check: it can only remove the person's own zero-result searches. */
    isFound: z.boolean(),
  }),
  reply: emptyReply,
})

const staff = signedIn({ staff: true, rights: everywhere('MANAGE_CATALOGUE') })

export const listSynonyms = defineEndpoint({
  name: 'search.listSynonyms',
  method: 'GET',
  path: '/search/synonyms',
  summary: 'The synonyms whose word or meaning holds a text, by word, a page of them',
  access: staff,
  fallback: searchMessages.synonymsFailed,
  query: searchPage,
  reply: z.extend(countedRows, { synonyms: z.array(synonym) }),
  csv: listCsv({
    fileName: 'Synonyms.csv',
    rows: ({ synonyms }: { synonyms: Synonym[] }) => synonyms,
    id: ({ synonymId }) => synonymId,
    columns: { Word: ({ word }) => word, Means: ({ means }) => means },
  }),
})

export const saveSynonym = defineEndpoint({
  name: 'search.saveSynonym',
  method: 'PUT',
  path: '/search/synonyms',
  summary: 'Adds a synonym, or changes what its word means',
  access: staff,
  fallback: searchMessages.synonymNotSaved,
  body: synonymFields,
  reply: z.object({ synonymId: id }),
})

export const deleteSynonym = defineEndpoint({
  name: 'search.deleteSynonym',
  method: 'DELETE',
  path: '/search/synonyms/{synonymId}',
  summary: 'Removes a synonym',
  access: staff,
  fallback: searchMessages.synonymNotRemoved,
  params: z.object({ synonymId: pathId }),
  reply: emptyReply,
})
