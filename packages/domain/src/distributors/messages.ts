export const distributorMessages = {
  companyNotFound: 'The requested company was not found.',
  notFound: 'The requested distributor was not found.',
  /** `This account is already associated with the company Kestrel Mining.` (DIST-07) */
  alreadyLinked: (company: string) => `This account is already associated with the company ${company}.`,
  missing: 'Please enter the name of a distributor.',

  listFailed: 'Unable to load the distributors.',
  linkFailed: 'Unable to link the requested distributor to the company.',
  unlinkFailed: 'Unable to delete link between company and distributor.',
} as const
