export { answerFiles } from './answer-files.ts'
export { type Most, openProcess } from './open-process.ts'
