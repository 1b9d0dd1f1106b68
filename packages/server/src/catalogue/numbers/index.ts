export { findWrongPaths } from './find-wrong-paths.ts'
export { findMeant, type KnownNumber } from './known-number-store.ts'
