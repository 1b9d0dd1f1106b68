/** Limits of photos on service entries and claims. */
export const photoLimits = {
  /** Photos of an entry or a claim. */
  count: 8,
  /** Size of a photo as it is sent: of its file, and in pixels. */
  bytes: 10_485_760,
  pixels: 120_000_000,
  /** Longer side of a photo as it is stored, and of its thumbnail. */
  side: 1_600,
  thumbnail: 240,
  /** Photos of a person that no entry and no claim has, and days until they are removed. */
  unsaved: 50,
  unsavedDays: 7,
  /** Service entries of a pump whose photos are offered to a claim. */
  offeredEntries: 5,
} as const
