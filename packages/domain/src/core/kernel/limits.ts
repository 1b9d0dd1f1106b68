/** Every numeric decision of the shop, in one place (OQ-49 to OQ-51, OQ-60). */
export const limits = {
  /** CONST-03, CONST-14 */
  quantity: 999,
  /** CONST-03 */
  impellerAngle: 90,
  /** CONST-03 */
  impellerTrim: 30,
  cartItems: 500,
  /** Edits of a cart in one call. */
  cartEdits: 100,
  leadTimeItems: 500,
  /** Answers of the ERP about parts that are cached. */
  rememberedAnswers: 20_000,
  /** No receipt further ahead is counted on, in days, and no longer lead time is believed, in working days. */
  promisedDays: 730,
  /** CONST-02 */
  typedNumber: 10,
  catalogueNumber: 100,
  suggestions: 5,
  /** Unknown numbers for which the nearest are asked for in one call. */
  nearestNumbers: 20,
  /** Accounts, device types and distributors that a list of companies answers beside its page (OQ-103). */
  choices: 500,
  /** Names offered below a field that suggests. */
  shownSuggestions: 8,
  /** People of a company whom a quote's dialog suggests. */
  suggestedPeople: 100,
  /** The longest text that an account picker takes. */
  accountText: 100,
  /** Below it a typed text can only be how a number begins: the database compares three characters at a time. */
  searchPiece: 3,
  /** Hits of each group where all are shown, and pages of one. */
  groupHits: 5,
  searchPages: 40,
  /** Pump BOMs named with a part that is found. */
  firstBoms: 3,
  synonym: 50,
  /** Characters from which a text that is only typed counts as a search, and searches of a person that wait to be judged. */
  restedSearch: 3,
  settledSearches: 100,
  /** Rows shown of what is found in a pump. */
  foundInPump: 50,
  /** Pages of a document that are searched, and characters of each. */
  documentPages: 2_000,
  documentPageText: 20_000,
  recentLookups: 8,
  /** BOMs kept on the device, the latest ones. */
  keptLookups: 20,
  /** Drawings kept with each of them, the top assembly's first. */
  keptDrawings: 60,
  /** CONST-04 */
  userName: 100,
  emailMin: 5,
  /** CONST-14 */
  email: 320,
  passwordMin: 8,
  /** AUTH-09 */
  password: 90,
  /** CONST-04 */
  roleName: 50,
  /** CONST-04 */
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
  /** CONST-05 */
  shippingText: 50,
  postalCode: 20,
  /** CONST-05 */
  phone: 20,
  callingCode: 4,
  /** A text with this many digits or fewer, the calling code included, is no phone number (USERS-16). */
  phoneNothing: 5,
  invitesAtOnce: 50,
  /** People of one browser who are known on it, and characters of what each is known by. */
  knownPeople: 8,
  deviceToken: 100,
  /** CONST-05 */
  savedAddressName: 100,
  savedAddresses: 200,
  freightPounds: 150,
  /** CONST-04, CONST-14 */
  pageSize: 25,
  rowsPerPage: 100,
  /** Rows of a list are counted to here, and those that a search finds to there; beyond it reads "1,000+". */
  countedRows: 1_000,
  countedFound: 100,
  searchValue: 100,
  pendingShown: 10,
  /** Orders of which the ERP has said nothing yet, asked for at once. */
  unheardOrders: 100,
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
  /** Characters of a claim's reason, and of its answer. */
  claimText: 1_000,
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
  invoiceNumber: 50,
  invoiceTotal: 1_000_000_000,
  /** An invoice's PDF, and the request that brings it as base64. */
  invoiceBytes: 5_242_880,
  invoiceRequestBytes: 7_340_032,
  /** Pumps, orders and quotes of each that the dashboard shows. */
  dashboardRows: 6,
  fleetTag: 50,
  fleetNickname: 100,
  fleetNote: 1000,
  /** Serial numbers added to a fleet in one call. */
  fleetAdded: 1_000,
  /** Number of unknown serial numbers whose nearest are looked up, and of the nearest of each. */
  fleetNearest: 100,
  nearestSerials: 3,
  siteName: 100,
  sites: 1_000,
  serviceText: 4_000,
  serviceParts: 100,
  runningHours: 1_000_000,
  /** Labels of one sheet file. */
  labels: 500,
  /** Serial numbers that one scan may mean. */
  scanned: 10,
  importedRows: 500,
  /** Characters of a cell of a list; what is longer is no quantity, colour, trim or angle. */
  readCell: 100,
  /** Characters of what stands beside a line of a list. */
  listNote: 500,
  importedBytes: 1_048_576,
} as const

/** Durations in milliseconds, unless the name says days or hours. */
export const durations = {
  hour: 3_600_000,
  day: 86_400_000,
  /** CONST-06 */
  quoteValidityDays: 30,
  sessionIdleHours: 2,
  sessionHours: 12,
  /** For how long a device that has signed in is known. */
  knownDeviceDays: 90,
  forgottenPasswordHours: 24,
  newAccountPasswordDays: 7,
  invitationDays: 14,
  joinRequestDays: 90,
  /** Days for which the history names an order that could not be placed. */
  failedOrderDays: 7,
  /** CONST-01 */
  toast: 5_000,
  leadTimePause: 300,
  /** Pause in typing after which the server is asked what a text finds, and after which it has settled. */
  typingPause: 150,
  searchRest: 1_500,
  /** A search without hits counts when nothing is found for so long. */
  missWait: 180_000,
  /** From so far away on a date may cost the sale. */
  lateDays: 7,
  demandMonths: 13,
  /** For how long an answer about a part is not asked for again, and up to what age it is what a buyer was shown. */
  answerMemory: 60_000,
  shownPromise: 3_600_000,
  /** Time the ERP has to answer for parts before its last answer is shown, and before an order goes on without dates. */
  lastAnswerWait: 5_000,
  /** For so long an ERP may still be at a claim whose announcement was cut; far longer than any call waits. */
  announcing: 5 * 60_000,
  /** A BOM kept on the device is shown up to this age. */
  keptLookupDays: 30,
  /** Wait for the network before the kept copy of a page, or of a BOM, is shown. */
  pageWait: 10_000,
  lookupWait: 5_000,
  /** CONST-01 */
  cartPollDelay: 2_000,
  /** CONST-01 */
  cartPoll: 5_000,
  /** CONST-07 */
  orderPoll: 5_000,
  openOrderPoll: 20_000,
  /** CONST-07 */
  orderPollTries: 90,
  /** Overlap with the last time when the ERP is asked for changes, since some of them show late. */
  erpOverlap: 300_000,
  /** Clocks of two processes differ by less, and what has begun earlier has ended. */
  erpClock: 5_000,
  /** Accounts and distributors are read from the ERP this often. */
  erpAccounts: 900_000,
  /** For how long what a publication has changed is kept, so that it can be taken back. */
  publicationDays: 400,
  /** Time that working out the difference of a draft may take. */
  comparing: 3_600_000,
  /** Age from which the desk shows an order without the ERP's answer as waiting. */
  deskWaiting: 120_000,
  deskPoll: 30_000,
  /** While a worker reads, compares or publishes. */
  workbenchPoll: 1_000,
  /** CONST-14 */
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
  /** Longer than any upload: its process has been killed. */
  upload: 660_000,
  /** Time the file store has to answer; it is asked twice. */
  filesAnswer: 5_000,
  /**
   * Time that a stopping shop waits for each of these: a proxy's next request, new connections without one, running requests, running jobs.
   */
  stopIdle: 3_000,
  stopSilent: 500,
  stopRequests: 5_000,
  stopJobs: 3_000,
  /** A second signal ends the shop at once, from this long after the first. */
  stopAgain: 1_000,
  /** The shop ends after this long, whatever is still running. */
  stop: 9_500,
} as const

/** Limit of attempts within some minutes. */
export interface AttemptLimit {
  act: string
  most: number
  minutes: number
}

/** Attempts that one person, address or place has; a right password or invitation gives its attempt back (OQ-72). */
export const attemptLimits = {
  /** Sign-ins of a person: from one place, from all places together, and on a device that has signed in before. */
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
  labels: { act: 'labels by', most: 60, minutes: 60 },
  paper: { act: 'papers by', most: 120, minutes: 60 },
  picture: { act: 'pictures by', most: 60, minutes: 60 },
  mailedQuote: { act: 'quotes mailed by', most: 20, minutes: 60 },
} as const satisfies Record<string, AttemptLimit>

/** A household or an office may have a /56 of IPv6: it has as many times the attempts of one /64 within it. */
export const WIDE_PLACE = 4

/** Limits of moving and magnifying a drawing: pixels, and zoom as a factor (LOOKUP-23, CONST-14, OQ-60). */
export const drawingLimits = { zoomMin: 0.3, zoomMax: 3, zoomStep: 0.1, panStep: 50, panMax: 1_000 } as const
