/** The system's codes for a full disk or a used-up quota, and PostgreSQL's for the first. */
const codes = ['ENOSPC', 'EDQUOT', '53100']

/** Whether something failed because a disk is full: the file store's, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  return codes.includes(code) || isDiskFull(cause)
}
