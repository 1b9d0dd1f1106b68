export const bomMessages = {
  lookupFailed: "Couldn't retrieve part information.",
  manualNotFound: 'O&M manual file was not found.',
  curveNotFound: 'Pump curve file was not found.',
  /** Printed on every drawing (LOOKUP-22). */
  printDisclaimer: 'This drawing is uncontrolled. Contact your sales representative for up-to-date versions.',
} as const

/** Texts about BOMs stored on a device; separate because only the offline page uses them. */
export const offlineMessages = {
  /** Shown above the copy. */
  copy: (moment: string) => `Offline copy of ${moment}`,
  hint: 'Read only. You can order again when you’re back online.',
  order: 'You can’t order from an offline copy.',
  notSavedTitle: 'Not Available Offline',
  notSaved: 'You’re offline, and this number is not saved on this device.',
  savedLookups: 'Saved on this device',
} as const
