/** Limits of what is brought in and published. */
export const workbenchLimits = {
  name: 100,
  files: 500,
  fileName: 255,
  /** A value for every row of a file. */
  constant: 200,
  /** One file as it is brought in, and all that a ZIP holds. */
  fileBytes: 536_870_912,
  /** Rows shown beside the mapping. */
  sampleRows: 50,
  sampleColumns: 200,
  /** Bad rows and damaged cells named for a file; the rest are counted. */
  shownProblems: 100,
  callouts: 1_000,
  calloutText: 20,
  /** Pixels of the side of a picture. */
  pictureSide: 20_000,
} as const
