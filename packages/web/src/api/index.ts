export { call } from './api-client.ts'
export { ApiError, NetworkError, onBehind, onSessionEnd, sentenceOf } from './api-error.ts'
export { draftKey, forgetDrafts, readStored, writeStored } from './browser-storage.ts'
export { useIsOnline, whenOnline } from './connection.ts'
export { followSession } from './follow-session.ts'
export { gatherQuestions } from './gather-questions.ts'
export {
  COPY_ANSWER,
  copyName,
  forgetCopies,
  type KeptType,
  listCopies,
  readKept,
} from './kept-copies.ts'
export { forgetLeftCompany, readLeftCompany } from './left-company.ts'
export { newUuid } from './new-uuid.ts'
export { orKept } from './or-kept.ts'
export { Queries, query, queryClient, queryKey, STALE_TIME } from './query-client.tsx'
export { forgetPath, rememberPath, takeRememberedPath } from './remembered-path.ts'
export * from './session-store.ts'
export { storageKeys } from './storage-keys.ts'
export { askSuggested, knownSuggested, useSuggested } from './suggest.ts'
export { useSettled } from './use-settled.ts'
