/** The system's codes for a full disk or a used-up quota, and PostgreSQL's for the first. */
const codes = ['ENOSPC', 'EDQUOT', '53100']

/** Tells whether an error means that the disk of the file store or of the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  return codes.includes(code) || isDiskFull(cause)
}
