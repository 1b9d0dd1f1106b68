export { EmbeddedRefusal } from './embedded-database.ts'
export * from './open-database.ts'
export * from './same-name.ts'
export * as schema from './schema/index.ts'
