/** Every numeric decision of the shop, in one place (OQ-49 to OQ-51, OQ-60, CONST-01 to CONST-07). */
export const limits = {
  quantity: 999,
  impellerAngle: 90,
  impellerTrim: 30,
  cartItems: 500,
  /** Edits of a cart in one call. */
  cartEdits: 100,
  leadTimeItems: 500,
  rememberedReadyDates: 20_000,
  typedNumber: 10,
  catalogueNumber: 100,
  suggestions: 5,
  /** Unknown numbers for which the nearest are asked for in one call. */
  nearestNumbers: 20,
  /** Names offered below a field that suggests. */
  shownSuggestions: 8,
  /** People of a company whom a quote's dialog suggests. */
  suggestedPeople: 100,
  /** The longest text that an account picker takes. */
  accountText: 100,
  /** Below it a typed text can only be how a number begins: the database compares three characters at a time. */
  searchPiece: 3,
  recentLookups: 8,
  /** BOMs kept on the device, the latest ones. */
  keptLookups: 20,
  /** Drawings kept with each of them, the top assembly's first. */
  keptDrawings: 60,
  userName: 100,
  emailMin: 5,
  email: 320,
  passwordMin: 8,
  password: 90,
  roleName: 50,
  roleDescription: 1000,
  userGroupName: 50,
  /** Members, and roles, of a user group. */
  userGroupSize: 1000,
  companyName: 100,
  deviceIdentifier: 50,
  quoteName: 100,
  poNumber: 50,
  accountNumber: 50,
  comment: 500,
  shippingText: 50,
  postalCode: 20,
  phone: 20,
  callingCode: 4,
  /** A text with this many digits or fewer, the calling code included, is no phone number. */
  phoneNothing: 5,
  invitesAtOnce: 50,
  savedAddressName: 100,
  savedAddresses: 200,
  freightPounds: 150,
  pageSize: 25,
  rowsPerPage: 100,
  /** Rows of a list are counted to here, and those that a search finds to there; beyond it reads "1,000+". */
  countedRows: 1_000,
  countedFound: 100,
  searchValue: 100,
  pendingShown: 10,
  /** Rows of each kind that support sees of a search, and of a person or an order. */
  supportFound: 8,
  supportShown: 20,
  supportJobs: 100,
  auditAct: 50,
  /** Rows of an export, and those that one statement reads of them. */
  exportedRows: 100_000,
  exportedAtOnce: 2_000,
  /** Rows of each list in what is exported about a person. */
  personalRows: 10_000,
  trackingNumber: 50,
  orderTerms: 50,
  salesPerson: 100,
  shipVia: 100,
  /** Latest mails that the demo shows. */
  outbox: 100,
  /** Characters of a browser's name that a session keeps. */
  userAgent: 300,
  bomDepth: 64,
  replacements: 64,
  requestBytes: 1_048_576,
  importedRows: 500,
  importedBytes: 1_048_576,
} as const

/** Durations in milliseconds, unless the name says days or hours. */
export const durations = {
  day: 86_400_000,
  quoteValidityDays: 30,
  sessionIdleHours: 2,
  sessionHours: 12,
  forgottenPasswordHours: 24,
  newAccountPasswordDays: 7,
  invitationDays: 14,
  joinRequestDays: 90,
  /** How long the history names an order that could not be placed. */
  failedOrderDays: 7,
  toast: 5_000,
  leadTimePause: 300,
  /** Pause in typing after which the server is asked what a text finds. */
  typingPause: 150,
  readyDateMemory: 60_000,
  /** A BOM kept on the device is shown up to this age. */
  keptLookupDays: 30,
  /** Wait for the network before the kept copy of a page, or of a BOM, is shown. */
  pageWait: 10_000,
  lookupWait: 5_000,
  cartPollDelay: 2_000,
  cartPoll: 5_000,
  orderPoll: 5_000,
  orderPollTries: 90,
  /** Age from which the desk shows an order without the ERP's answer as waiting. */
  deskWaiting: 120_000,
  deskPoll: 30_000,
  carousel: 15_000,
  printDelay: 1_000,
  documentWait: 10_000,
  fileReading: 10_000,
  /** Time a caller has for the headers of a request, and for the whole of it. */
  requestHeaders: 20_000,
  request: 60_000,
  /** A connection is closed after this long without traffic. */
  connectionSilence: 120_000,
  /** Time a slow reader has for an answer. */
  answer: 600_000,
  /** Time the file store has to answer; it is asked twice. */
  filesAnswer: 5_000,
  /** What a stopping shop waits for: a proxy's next request, new connections without one, running requests, running jobs. */
  stopIdle: 3_000,
  stopSilent: 500,
  stopRequests: 5_000,
  stopJobs: 3_000,
  /** A second signal ends the shop at once, from this long after the first. */
  stopAgain: 1_000,
  /** The shop ends after this long, whatever is still running. */
  stop: 9_500,
} as const

/** What is counted, and how many attempts of it are taken in how many minutes. */
export interface AttemptLimit {
  act: string
  most: number
  minutes: number
}

/** How many attempts one person, address or place has; a right password or invitation gives its attempt back (OQ-72). */
export const attemptLimits = {
  signInOfPerson: { act: 'sign-in of', most: 10, minutes: 15 },
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
  mailToOwner: { act: 'tried to register', most: 5, minutes: 60 },
  export: { act: 'exports by', most: 60, minutes: 60 },
  mailedQuote: { act: 'quotes mailed by', most: 20, minutes: 60 },
} as const satisfies Record<string, AttemptLimit>

/** How far a drawing can be moved and magnified: pixels, and zoom as a factor (LOOKUP-23, OQ-60). */
export const drawingLimits = { zoomMin: 0.3, zoomMax: 3, zoomStep: 0.1, panStep: 50, panMax: 1_000 } as const
