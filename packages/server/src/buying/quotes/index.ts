import * as contract from '@volute/domain/buying/quotes'
import { route } from '../../core/http/bind.ts'
import { getQuote, listQuotes } from './read-quotes.ts'
import { saveQuote } from './save-quote.ts'
import { getQuotePdf, listQuoteRecipients, mailQuote } from './send-quote.ts'

export { countOpenQuotes, findOpenQuotes, findQuote, lockQuote, type SavedQuote } from './quote-store.ts'
export { saveQuote } from './save-quote.ts'

export const quoteRoutes = [
  route(contract.listQuotes, listQuotes),
  route(contract.getQuote, getQuote),
  route(contract.getQuotePdf, getQuotePdf),
  route(contract.mailQuote, mailQuote),
  route(contract.listQuoteRecipients, listQuoteRecipients),
  route(contract.saveQuote, saveQuote),
]
