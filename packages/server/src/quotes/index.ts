export { frozenLine } from './frozen-line.ts'
export { countOpenQuotes, findQuote, lockQuote, type SavedQuote } from './quote-store.ts'
export { quoteRoutes } from './routes.ts'
export { saveQuote } from './save-quote.ts'
