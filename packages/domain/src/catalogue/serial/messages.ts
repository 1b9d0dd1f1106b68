export const serialMessages = {
  pumpFailed: "Internal server error. Couldn't retrieve pump information.",
  serialNumberMissing: 'Please enter a serial number.',
} as const
