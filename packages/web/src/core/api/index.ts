export {
  addressOf,
  dateInAddress,
  daysInAddress,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from './address-fields.ts'
export { call, exportList } from './api-client.ts'
export {
  ApiError,
  failureOf,
  NetworkError,
  onBehind,
  onSessionEnd,
  sentenceOf,
} from './api-error.ts'
export { draftKey, forgetDrafts, forgetStored, readStored, writeStored } from './browser-storage.ts'
export { useIsOnline, whenOnline } from './connection.ts'
export { wasAskedEarly } from './early-answers.ts'
export { followSession } from './follow-session.ts'
export { gatherQuestions } from './gather-questions.ts'
export { forgetCopies } from './forget-copies.ts'
export { COPY_ANSWER, copyName, type SavedType, listCopies, readSaved } from './saved-copies.ts'
export { forgetLeftCompany, readLeftCompany } from './left-company.ts'
export { newUuid } from './new-uuid.ts'
export { orSaved } from './or-saved.ts'
export { currentOwner, Queries, query, queryClient, queryKey, STALE_TIME } from './query-client.tsx'
export { forgetPath, rememberPath, takeRememberedPath } from './remembered-path.ts'
export { forgetSessionEnd, signInPath } from './session-end.ts'
export * from './session-store.ts'
export { isFlag, isListOf, isOneOf, isText, isWhole, listOf, orMissing, shaped } from './stored-shape.ts'
export { storageKeys } from './storage-keys.ts'
export { askSuggested, knownSuggested, useSuggested } from './suggest.ts'
export { upload } from './upload.ts'
export { useFilteredList } from './use-filtered-list.ts'
export { type Listing, type ListParams, useList } from './use-list.ts'
export { useSettled } from './use-settled.ts'
