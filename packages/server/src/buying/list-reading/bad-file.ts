/** Reason, as a sentence, why a file cannot be read. */
export class BadFile extends Error {
  override name = 'BadFile'
}
