export { findWrongPaths } from './find-wrong-paths.ts'
