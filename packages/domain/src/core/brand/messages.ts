export const brandLimits = {
  name: 50,
  since: 20,
  line: 100,
  title: 60,
  text: 300,
  addressLines: 5,
  slides: 8,
  facts: 6,
  /** Sections of a legal text, and characters in one. */
  sections: 60,
  section: 5_000,
  pictureBytes: 300_000,
  /** Maximum width and height of a PNG or JPEG picture. */
  pictureSide: 4_000,
} as const

export const brandMessages = {
  getFailed: 'Internal server error. Unable to load the shop.',
  setUpFailed: 'Internal server error. Unable to load the setup guide.',
  changeFailed: 'Internal server error. Unable to save the shop.',
  pictureFailed: 'Internal server error. Unable to save the picture.',
  publishFailed: 'Internal server error. Unable to publish the text.',
  legalFailed: 'Internal server error. Unable to load the text.',
  changedMeanwhile: 'Somebody else has changed the shop. Reload the page to see the changes.',
  saved: 'The shop has been saved.',
  noPicture: 'Choose an SVG, PNG or JPEG picture.',
  pictureTooLarge: `A picture can have at most ${brandLimits.pictureBytes / 1_000} kB.`,
  pictureUnreadable: 'This picture cannot be drawn. Save it again as a plain SVG, PNG or JPEG.',
  logoFormat: 'A logo is an SVG or PNG picture.',
  accentTooPale: 'White text cannot be read on this color. Choose a darker one.',
  accentUnknown: 'Enter the color as # and six digits, such as #006672.',
  timeZoneUnknown: 'We don’t know this time zone. Enter one such as America/Chicago.',
  missing: 'Please fill in this field.',
  tooLong: (most: number) => `Please type at most ${most} characters.`,
  addressLines: `The address can have at most ${brandLimits.addressLines} lines.`,
  noSections: 'Add at least one section.',
  nameTaken: 'A customer company already has this name.',
  /** Name of a shop that has not been named yet. */
  unnamed: 'Parts shop',
  noLegalText: 'There is no such text.',
} as const
