/** The system's codes for a full disk or an exceeded quota, and PostgreSQL's for a full disk. */
const codes = ['ENOSPC', 'EDQUOT', '53100']

/** True if an error means that the disk of the file store or of the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  return codes.includes(code) || isDiskFull(cause)
}
