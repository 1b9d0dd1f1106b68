import { fileURLToPath } from 'node:url'

export { cast } from './cast.ts'
export { deskClerk, type DemoOrder, orders } from './orders.ts'
export { quotes } from './quotes.ts'

/** The demo catalogue in the import format, an absolute path. */
export const catalogueFolder = fileURLToPath(new URL('../catalogue', import.meta.url))
