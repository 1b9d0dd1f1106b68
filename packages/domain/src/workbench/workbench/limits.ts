/** Limits on uploads and publications. */
export const workbenchLimits = {
  name: 100,
  files: 500,
  fileName: 255,
  /** Characters of a value that fills every row of a file. */
  constant: 200,
  /** Bytes of one uploaded file, and of all contents of a ZIP. */
  fileBytes: 536_870_912,
  /** Columns of one mapping, and mappings of one file. */
  mappedColumns: 100,
  mappings: 20,
  /** Rows that a publication may change in the embedded database, which has one session: everybody else waits. */
  embeddedRows: 5_000,
  /** Rows that all files of a draft may have there, in a copy of the database. */
  embeddedFileRows: 200_000,
  /** Rows shown next to the mapping. */
  sampleRows: 50,
  sampleColumns: 200,
  /** Characters shown of a cell. */
  shownCell: 500,
  /** Bad rows and damaged cells listed per file; the rest are only counted. */
  shownProblems: 100,
  /** BOMs and pumps left out completely that are listed per file, and bad lines named for each. */
  shownGroups: 20,
  shownLines: 5,
  callouts: 1_000,
  calloutText: 20,
  /** Pixels of a picture's side. */
  pictureSide: 20_000,
} as const
