/** Limit on the number of attempts within some minutes. */
export interface AttemptLimit {
  act: string
  most: number
  minutes: number
}

/** Attempts per person or address; a correct password or invitation gives its attempt back (OQ-72). */
export const attemptLimits = {
  /** Sign-ins of a person: from one address, from all addresses together, and on a device that has signed in before. */
  signInOfPersonAtPlace: { act: 'sign-in from', most: 10, minutes: 15 },
  signInOfPerson: { act: 'sign-in of', most: 100, minutes: 15 },
  signInOnDevice: { act: 'sign-in on', most: 10, minutes: 15 },
  signInFromPlace: { act: 'sign-in from', most: 100, minutes: 15 },
  currentPassword: { act: 'current password of', most: 30, minutes: 15 },
  forgottenPassword: { act: 'forgotten password of', most: 5, minutes: 60 },
  userExists: { act: 'user exists from', most: 100, minutes: 15 },
  invitationCode: { act: 'invitation from', most: 30, minutes: 15 },
  companyNames: { act: 'companies from', most: 300, minutes: 15 },
  registration: { act: 'register from', most: 30, minutes: 15 },
  joinRequest: { act: 'join from', most: 30, minutes: 15 },
  mailedJoinRequest: { act: 'join requests to', most: 20, minutes: 60 },
  mailedInvitation: { act: 'invited', most: 5, minutes: 60 },
  invitationsBy: { act: 'invitations by', most: 150, minutes: 1_440 },
  invitationsOf: { act: 'invitations of', most: 300, minutes: 1_440 },
  mailToOwner: { act: 'tried to register', most: 5, minutes: 60 },
  publicPump: { act: 'pump labels read from', most: 300, minutes: 15 },
  export: { act: 'exports by', most: 60, minutes: 60 },
  claim: { act: 'claims by', most: 60, minutes: 60 },
  photo: { act: 'photos by', most: 300, minutes: 60 },
  labels: { act: 'labels by', most: 60, minutes: 60 },
  paper: { act: 'papers by', most: 120, minutes: 60 },
  picture: { act: 'pictures by', most: 60, minutes: 60 },
  listReading: { act: 'lists read by', most: 300, minutes: 60 },
  mailedQuote: { act: 'quotes mailed by', most: 20, minutes: 60 },
} as const satisfies Record<string, AttemptLimit>

/** An IPv6 /56, which a household or office may have, gets this many times the attempts of one /64 within it. */
export const WIDE_PLACE = 4
