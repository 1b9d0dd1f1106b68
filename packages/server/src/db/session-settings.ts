/** What every session of the database is told. */
export const sessionSettings = {
  // A BOM explosion is index look-ups throughout; the default page cost sends it to full scans.
  random_page_cost: 1.1,
  // Compiling such a query takes longer than running it.
  jit: 'off',
  // One wrong character in a number of six leaves 4 trigrams in common of 10; the default asks for 6 of 10.
  'pg_trgm.word_similarity_threshold': 0.4,
} as const
