import { z } from 'zod/mini'
import {
  catalogueNumber,
  countedRows,
  csvInstant,
  formatDate,
  defineEndpoint,
  emptyReply,
  listCsv,
  periodDays,
  searchPage,
  signedIn,
  typedText,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import {
  type CompanyCount,
  demandRow,
  type ExpiredQuote,
  expiredQuote,
  expiryReasonNames,
  type LostPart,
  lossReasonNames,
  lossReasons,
  lostFilters,
  lostPart,
  quoteFilters,
  type ZeroResultGroup,
  zeroResultGroup,
} from './demand.ts'
import { plainDollars } from '../../core/pricing/index.ts'
import { demandMessages } from './messages.ts'

const seesDemand = signedIn({ staff: true, rights: everywhere('VIEW_DEMAND') })

/** Default number of days that a list looks back. */
export const usualDays = 90

/** 0 days means everything stored; rows that staff have set aside are a list of their own (DEMAND-12). */
const demandPage = z.extend(searchPage, {
  days: z._default(periodDays, usualDays),
  shown: z._default(z.enum(['OPEN', 'IGNORED']), 'OPEN'),
})

const companyCell = (companies: readonly CompanyCount[]) =>
  companies.map(({ companyName, count }) => `${companyName} (${count})`).join('; ')

export const listZeroResults = defineEndpoint({
  name: 'demand.listZeroResults',
  method: 'GET',
  path: '/demand/zero-results',
  summary: 'What was searched for and not found, by likeness, most often first, a page of it',
  access: seesDemand,
  fallback: demandMessages.zeroResultsFailed,
  query: demandPage,
  reply: z.extend(countedRows, { zeroResults: z.array(zeroResultGroup) }),
  csv: listCsv({
    fileName: 'Not-found.csv',
    rows: ({ zeroResults }: { zeroResults: ZeroResultGroup[] }) => zeroResults,
    id: ({ groupId }) => groupId,
    columns: {
      'Searched For': ({ text }) => text,
      Also: ({ others }) => others.join('; '),
      Searches: ({ searches }) => searches,
      Companies: ({ companies }) => companyCell(companies),
      'First (UTC)': ({ firstUtc }) => csvInstant(firstUtc),
      'Last (UTC)': ({ lastUtc }) => csvInstant(lastUtc),
      Synonym: ({ synonym }) => synonym,
    },
  }),
})

export const listLostParts = defineEndpoint({
  name: 'demand.listLostParts',
  method: 'GET',
  path: '/demand/parts',
  summary: 'Parts that were found and not bought, each with why, most often first, a page of them',
  access: seesDemand,
  fallback: demandMessages.lostFailed,
  query: z.extend(demandPage, { reason: z._default(z.enum(lostFilters), 'ALL') }),
  reply: z.extend(countedRows, { parts: z.array(lostPart) }),
  csv: listCsv({
    fileName: 'Not-bought.csv',
    rows: ({ parts }: { parts: LostPart[] }) => parts,
    id: ({ partId, reason }) => partId * lossReasons.length + lossReasons.indexOf(reason),
    columns: {
      'Part Number': ({ partNumber }) => partNumber,
      Description: ({ description }) => description,
      Why: ({ reason }) => lossReasonNames[reason],
      Times: ({ count }) => count,
      Lost: ({ lost }) => plainDollars(lost),
      Companies: ({ companies }) => companyCell(companies),
      'Last (UTC)': ({ lastUtc }) => csvInstant(lastUtc),
      'Latest Date': ({ latestDate }) => latestDate && formatDate(latestDate),
      'Replaced By': ({ replacedBy }) => replacedBy,
    },
  }),
})

export const listExpiredQuotes = defineEndpoint({
  name: 'demand.listExpiredQuotes',
  method: 'GET',
  path: '/demand/quotes',
  summary: 'Quotes that ran out without an order, the latest first, a page of them',
  access: seesDemand,
  fallback: demandMessages.expiredFailed,
  query: z.extend(demandPage, { shown: z._default(z.enum(quoteFilters), 'OPEN') }),
  reply: z.extend(countedRows, { quotes: z.array(expiredQuote) }),
  csv: listCsv({
    fileName: 'Expired-quotes.csv',
    rows: ({ quotes }: { quotes: ExpiredQuote[] }) => quotes,
    id: ({ quoteId }) => quoteId,
    columns: {
      'Quote #': ({ quoteId }) => quoteId,
      Company: ({ companyName }) => companyName,
      'Valid Until': ({ validUntil }) => formatDate(validUntil),
      Total: ({ total }) => total,
      Parts: ({ lines }) => lines.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`).join('; '),
      Why: ({ reasons }) => reasons.map((reason) => expiryReasonNames[reason]).join('; '),
    },
  }),
})

export const ignoreDemand = defineEndpoint({
  name: 'demand.ignore',
  method: 'PUT',
  path: '/demand/ignored',
  summary: 'Set a row of a demand list aside, or bring it back',
  access: seesDemand,
  fallback: demandMessages.ignoreFailed,
  body: z.extend(demandRow, { isIgnored: z.boolean() }),
  reply: emptyReply,
})

export const setReplacement = defineEndpoint({
  name: 'demand.setReplacement',
  method: 'PUT',
  path: '/demand/replacements',
  summary: 'Say which part takes the place of another',
  access: signedIn({ staff: true, rights: everywhere('MANAGE_CATALOGUE') }),
  fallback: demandMessages.replacementFailed,
  body: z.object({ partNumber: catalogueNumber, replacedBy: typedText }),
  reply: emptyReply,
})
