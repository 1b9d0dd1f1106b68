export { answerFiles } from './answer-files.ts'
export { openPool } from './open-pool.ts'
export { type Most, openProcess } from './open-process.ts'
export { removeLeftovers, withWorkFolder } from './work-folder.ts'
