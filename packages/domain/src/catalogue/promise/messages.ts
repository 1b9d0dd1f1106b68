import { leadTimeMessages } from '../lead-time/index.ts'

export const promiseMessages = {
  failed: leadTimeMessages.failed,
  supplyFailed: "Couldn't retrieve the stock of the part.",
  unknown: 'without a known date',
} as const
