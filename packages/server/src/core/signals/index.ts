export { noteLosses } from './note-losses.ts'
export { noteFound, noteNotFound, noteSuggested } from './note-searches.ts'
export { takeSettled } from './settled-store.ts'
