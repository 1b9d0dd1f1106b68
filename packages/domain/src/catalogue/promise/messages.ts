import { leadTimeMessages } from '../lead-time/index.ts'

export const promiseMessages = {
  failed: leadTimeMessages.failed,
  unknown: 'without a known date',
} as const
