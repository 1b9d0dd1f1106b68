import * as contract from '@volute/domain/quotes'
import { route } from '../http/bind.ts'
import { getQuotePdf } from './get-quote-pdf.ts'
import { getQuote } from './get-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { mailQuote } from './mail-quote.ts'
import { saveQuote } from './save-quote.ts'

export const quoteRoutes = [
  route(contract.listQuotes, listQuotes),
  route(contract.getQuote, getQuote),
  route(contract.getQuotePdf, getQuotePdf),
  route(contract.mailQuote, mailQuote),
  route(contract.saveQuote, saveQuote),
]
