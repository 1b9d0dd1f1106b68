import {
  bestSuggestions,
  type suggestNumbers as contract,
  mayBeMisspelt,
  readQuantity,
  type Suggestion,
} from '@volute/domain/storefront/search'
import {
  hasDigit,
  meantNumbers,
  meantWords,
  searchKey,
  typedNumber,
  wordsOf,
} from '@volute/domain/catalogue/numbers'
import { limits } from '@volute/domain/core/kernel'
import type { CatalogueReads, Queryable } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { listByPiece, listByStart, listByWords, listLikeWords, listSimilar } from './suggestion-store.ts'

/** Numbers that match the typed text, or the part number that it has a quantity for; sellable or not (E68, FIND-46). */
export const suggestNumbers: Handler<typeof contract> = async (ctx, { text }) => {
  const suggestions = await findSuggestions(ctx, text)
  const asked = readQuantity(text)
  if (!asked || meantNumbers(text, suggestions).length > 0) return { suggestions }
  const ofNumber = await findSuggestions(ctx, asked.number)
  const isPart = meantNumbers(asked.number, ofNumber).some(({ type }) => type === 'part')
  return { suggestions: isPart ? ofNumber : suggestions }
}

export const findSuggestions = ({ db, catalogue }: CatalogueReads, typed: string) =>
  catalogue.one(db, readSuggestions, typed)

/** Same, but only numbers that contain the typed text. */
export const findPieces = ({ db, catalogue }: CatalogueReads, typed: string) =>
  catalogue.one(db, readPieces, typed)

const readPieces = async (db: Queryable, typed: string) => {
  const key = searchKey(typed)
  const isShort = key.length < limits.searchPiece
  return bestSuggestions(typed, await (isShort ? listByStart(db, key) : listPieces(db, typed)))
}

const listPieces = (db: Queryable, typed: string) =>
  listByPiece(db, { key: searchKey(typed), folded: typedNumber(typed).keys })

const readSuggestions = async (db: Queryable, typed: string) =>
  bestSuggestions(typed, await listCandidates(db, typed))

/**
 * Most texts are a fragment of a number: one query. Descriptions and similar numbers are queried if numbers give too few
 * results.
 */
async function listCandidates(db: Queryable, typed: string): Promise<Suggestion[]> {
  const key = searchKey(typed)
  if (key === '') return []
  if (key.length < limits.searchPiece) return listByStart(db, key)

  const pieces = await listPieces(db, typed)
  const parts = pieces.filter(({ type }) => type !== 'serial')
  const hasPumps = parts.length < pieces.length
  const areFew = parts.length < limits.suggestions
  const isMisspelt = areFew && mayBeMisspelt(typed) && meantNumbers(typed, pieces).length === 0
  const words = wordsOf(typed).map((word) => [word])
  const [described, pumps] = await Promise.all([
    areFew ? listByWords(db, words) : [],
    isMisspelt && !hasPumps ? listSimilar(db, 'pumps', key) : [],
  ])
  const found = [...pieces, ...described, ...pumps]
  if (!isMisspelt || parts.length + described.length > 0) return found
  const named = hasDigit(typed) ? [] : await listMeant(db, typed)
  return [...found, ...(await listSimilar(db, 'parts', key)), ...named]
}

const listMeant = async (db: Queryable, typed: string) =>
  listByWords(db, meantWords(typed, await listLikeWords(db, wordsOf(typed))))
