import { z } from 'zod/mini'
import { catalogueNumber, defineEndpoint, limits, signedIn, text } from '../kernel/index.ts'
import { partMessages, replacement } from '../part/index.ts'
import { searchMessages, searchTypes } from './messages.ts'

export const search = defineEndpoint({
  id: 'E25',
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
  /** The number as the catalogue writes it. */
  identifier: z.string(),
  description: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestNumbers = defineEndpoint({
  id: 'E68',
  method: 'GET',
  path: '/search/suggestions',
  summary: 'BOM, serial and part numbers that fit a piece of a number or a description, best first',
  access: signedIn(),
  fallback: searchMessages.suggestionsFailed,
  query: z.object({ text: text(limits.catalogueNumber) }),
  reply: z.object({ suggestions: z.array(suggestion) }),
})

export const findNearest = defineEndpoint({
  id: 'E95',
  method: 'POST',
  isRead: true,
  path: '/search/nearest',
  summary: 'For each of several unknown part numbers the nearest part that is sold, or null',
  access: signedIn(),
  fallback: searchMessages.suggestionsFailed,
  body: z.object({
    partNumbers: z.array(catalogueNumber).check(z.minLength(1), z.maxLength(limits.nearestNumbers)),
  }),
  reply: z.object({ nearest: z.array(z.nullable(replacement)) }),
})
