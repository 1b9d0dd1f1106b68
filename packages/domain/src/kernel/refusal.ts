/** The one error a verb throws: a status and a sentence that the user may read. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

  constructor(status: Refusal['status'], sentence: string) {
    super(sentence)
    this.name = 'Refusal'
    this.status = status
  }
}

export const badRequest = (sentence: string) => new Refusal(400, sentence)
export const forbidden = (sentence: string = messages.forbidden) => new Refusal(403, sentence)
export const notFound = (sentence: string = messages.notFound) => new Refusal(404, sentence)
export const conflict = (sentence: string) => new Refusal(409, sentence)

/** The sentences that any endpoint may answer. */
export const messages = {
  unauthorized: 'Authorization required.',
  forbidden: 'You do not have permission to perform this action.',
  policyRequired: 'Privacy Policy must be accepted to be allowed to login.',
  otherCompany: 'The company you are acting for has changed. Please reload the page.',
  invalidRequest: 'The request is not valid.',
  emailInvalid: 'You must enter a valid email address.',
  tooSlow: 'The request took too long.',
  tooLarge: 'The request is too large.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  stopping: 'The shop is stopping.',
  noDatabase: 'The database does not answer.',
  noFiles: 'The file store does not answer.',
  notFound: 'The requested item was not found.',
  internal: 'Internal server error.',
  offline: 'No connection. What you have typed is kept; it goes on when the connection is back.',
  notJson: 'Response body does not contain valid JSON.',
} as const
