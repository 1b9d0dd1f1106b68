export { DatabaseRejection } from './database-rejection.ts'
export { copyRunning } from './copy-embedded.ts'
export { embeddedConfig, startEmbedded } from './embedded-database.ts'
export * from './find-page.ts'
export * from './is-database-gone.ts'
export * from './open-database.ts'
export * from './open-trial.ts'
export { type CatalogueReads, CachedReads } from './cached-reads.ts'
export {
  appliedTo,
  applyMigrations,
  hasOwnSchema,
  refuseNewer,
  waitForMigrations,
} from './migrate-database.ts'
export { readPlaces } from './database-places.ts'
export * from './ping-database.ts'
export { prepare, prepareInsert, prepareSql, runPrepared } from './prepare.ts'
export { doTogether } from './do-together.ts'
export * from './queryable.ts'
export * from './roles-of.ts'
export * as jobStatements from './job-statements.ts'
export * from './match-text.ts'
export { startOfDay } from './start-of-day.ts'
export { takeLock } from './take-lock.ts'
export {
  foldedKey,
  instantText,
  nameKey,
  numberKey,
  photoKeys,
  poFileKey,
  stretchOf,
} from './schema/columns.ts'
export * as schema from './schema/index.ts'
