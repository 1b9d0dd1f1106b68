export const serialMessages = {
  pumpFailed: "Couldn't retrieve pump information.",
  serialNumberMissing: 'Please enter a serial number.',
} as const
