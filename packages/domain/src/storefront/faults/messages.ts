import { limits } from '../../core/kernel/index.ts'

export const faultMessages = {
  documentsFailed: 'Internal server error. Failed to find the manuals.',
  faultsFailed: 'Internal server error. Failed to find the fault table.',
  faultsNotSaved: 'Internal server error. Failed to save the fault table.',
  documentNotFound: 'The requested manual was not found.',
  changedMeanwhile: 'Somebody else has changed this fault table. Reload the page to see the changes.',
  symptomMissing: 'Enter a symptom.',
  bothMissing: 'Enter a cause or a remedy.',
  pageWrong: `Enter a page from 1 to ${limits.documentPages}.`,
  saved: 'Fault Table Saved',
  restored: 'Fault Table Restored',
} as const
