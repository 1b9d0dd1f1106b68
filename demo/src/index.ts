import { fileURLToPath } from 'node:url'

export { cast } from './cast.ts'

/** The demo catalogue in the import format, an absolute path. */
export const catalogueFolder = fileURLToPath(new URL('../catalogue', import.meta.url))
