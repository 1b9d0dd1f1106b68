/** Limits of what is uploaded and published. */
export const workbenchLimits = {
  name: 100,
  files: 500,
  fileName: 255,
  /** A value for every row of a file. */
  constant: 200,
  /** One file as it is uploaded, and all that a ZIP holds. */
  fileBytes: 536_870_912,
  /** A table's columns, and the characters of a cell: Excel has no more. */
  columns: 500,
  cell: 32_767,
  /** Columns of one mapping, and mappings of one file. */
  mappedColumns: 100,
  mappings: 20,
  /** Rows that a publication may change in the embedded database, which has one session: others wait meanwhile. */
  embeddedRows: 5_000,
  /** Rows that all files of a draft may have there, in a copy of it. */
  embeddedFileRows: 200_000,
  /** Rows shown beside the mapping. */
  sampleRows: 50,
  sampleColumns: 200,
  /** Characters of a cell where it is shown. */
  shownCell: 500,
  /** Bad rows and damaged cells named for a file; the rest are counted. */
  shownProblems: 100,
  callouts: 1_000,
  calloutText: 20,
  /** Pixels of the side of a picture. */
  pictureSide: 20_000,
} as const
