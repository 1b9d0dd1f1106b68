/** All numeric limits of the shop in one place (OQ-49 to OQ-51, OQ-60). */
export const limits = {
  /** Largest number of PostgreSQL's `integer`. */
  integer: 2_147_483_647,
  /** CONST-03, CONST-14 */
  quantity: 999,
  /** CONST-03 */
  impellerAngle: 90,
  /** CONST-03 */
  impellerTrim: 30,
  /** Largest full trim of a part whose own limits are known (OQ-117). */
  knownTrim: 999,
  cartItems: 500,
  /** Edits of a cart in one call. */
  cartEdits: 100,
  leadTimeItems: 500,
  /** Cached ERP answers about parts. */
  rememberedAnswers: 20_000,
  /** Receipts further ahead than this many days, and lead times of more working days, are ignored. */
  promisedDays: 730,
  /** CONST-02 */
  typedNumber: 10,
  catalogueNumber: 100,
  suggestions: 5,
  /** Unknown numbers whose nearest parts are looked up in one call. */
  nearestNumbers: 20,
  /** Accounts, device types and distributors returned with a page of companies (OQ-103). */
  choices: 500,
  /** Suggestions shown below a field. */
  shownSuggestions: 8,
  /** People of a company suggested in a quote's dialog. */
  suggestedPeople: 100,
  /** Maximum length of a text in an account picker. */
  accountText: 100,
  /** A shorter text only matches the beginning of a number: the database compares three characters at a time. */
  searchPiece: 3,
  /** Hits per group when all groups are shown, and pages of one group. */
  groupHits: 5,
  searchPages: 40,
  /** Pump BOMs listed with a part in the results. */
  firstBoms: 3,
  /** Alternates and manuals on the page of a part, pages of each that name it, and values of a facet of the results. */
  partAlternates: 20,
  partDocuments: 8,
  partPages: 4,
  facetValues: 20,
  synonym: 50,
  /** Minimum length for a text that is only typed to count as a search, and a person's searches waiting for evaluation. */
  restedSearch: 3,
  settledSearches: 100,
  /** Rows shown of the matches within a pump. */
  foundInPump: 50,
  /** Pages of a document that are searched, and characters of each. */
  documentPages: 2_000,
  documentPageText: 20_000,
  /** Rows of a document's fault tables, characters of a cell, and pages on which tables are looked for. */
  faults: 300,
  faultText: 400,
  faultPages: 60,
  /** Symptoms that answer a search, and parts that a remedy may mean. */
  faultAnswers: 3,
  remedyParts: 12,
  recentLookups: 8,
  /** BOMs stored on the device, most recent ones. */
  savedLookups: 20,
  /** Drawings stored with each BOM, the top assembly's first. */
  savedDrawings: 60,
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
  /** A text with this many digits or fewer, including the calling code, is not a phone number (USERS-16). */
  phoneNothing: 5,
  invitesAtOnce: 50,
  /** Pending invitations shown above the users. */
  pendingInvitations: 100,
  /** People remembered per browser, and characters of the token that identifies each. */
  knownPeople: 8,
  deviceToken: 100,
  /** CONST-05 */
  savedAddressName: 100,
  savedAddresses: 200,
  freightPounds: 150,
  /** CONST-04, CONST-14 */
  pageSize: 25,
  rowsPerPage: 100,
  /** Upper bounds for counting the rows of a list and the results of a search; beyond it the screen shows "1,000+". */
  countedRows: 1_000,
  countedFound: 100,
  searchValue: 100,
  pendingShown: 10,
  /** Orders without any report from the ERP yet, queried at once. */
  unheardOrders: 100,
  /** Rows of each kind that support sees for a search, and for a person or an order. */
  supportFound: 8,
  supportShown: 20,
  supportJobs: 100,
  auditAct: 50,
  /** Rows of an export, and rows read by one statement. */
  exportedRows: 100_000,
  exportedAtOnce: 2_000,
  /** Rows per list in an export of personal data. */
  personalRows: 10_000,
  /** Characters of a claim's reason, and of the answer. */
  claimText: 1_000,
  trackingNumber: 50,
  orderTerms: 50,
  salesPerson: 100,
  shipVia: 100,
  /** Latest mails shown in the demo. */
  outbox: 100,
  /** Characters of the browser's name stored with a session. */
  userAgent: 300,
  bomDepth: 64,
  replacements: 64,
  requestBytes: 1_048_576,
  invoiceNumber: 50,
  invoiceTotal: 1_000_000_000,
  /** Size of an invoice PDF, and of the request that contains it as base64. */
  invoiceBytes: 5_242_880,
  invoiceRequestBytes: 7_340_032,
  /** Pumps, orders and quotes shown on the dashboard, each. */
  dashboardRows: 6,
  fleetTag: 50,
  fleetNickname: 100,
  fleetNote: 1000,
  /** Serial numbers added to a fleet in one call. */
  fleetAdded: 1_000,
  /** Unknown serial numbers with suggestions, and suggestions for each. */
  fleetNearest: 100,
  nearestSerials: 3,
  siteName: 100,
  sites: 1_000,
  serviceText: 4_000,
  serviceParts: 100,
  runningHours: 1_000_000,
  /** Labels in one sheet file. */
  labels: 500,
  /** Serial numbers that one scan may match. */
  scanned: 10,
  importedRows: 500,
  /** Characters of a list cell; longer text is not a quantity, color, trim or angle. */
  readCell: 100,
  /** Characters of the note on a line of a list. */
  listNote: 500,
  importedBytes: 1_048_576,
  /** Size of a file to read lines from, and of the request that contains it as base64. */
  listFileBytes: 10_485_760,
  listRequestBytes: 14_680_064,
  /** Columns of a table, and characters of a cell: the limit of Excel. */
  tableColumns: 500,
  tableCell: 32_767,
} as const

/** Durations in milliseconds, unless the name says days or hours. */
export const durations = {
  hour: 3_600_000,
  day: 86_400_000,
  /** CONST-06 */
  quoteValidityDays: 30,
  sessionIdleHours: 2,
  sessionHours: 12,
  /** Days that a device stays known after a sign-in. */
  knownDeviceDays: 90,
  forgottenPasswordHours: 24,
  newAccountPasswordDays: 7,
  invitationDays: 14,
  joinRequestDays: 90,
  /** Days that the order history lists an order that could not be placed. */
  failedOrderDays: 7,
  /** CONST-01 */
  toast: 5_000,
  /** Toast with Undo (OQ-115). */
  undoToast: 10_000,
  leadTimePause: 300,
  /** Typing pause before suggestions are requested, and before a text counts as a settled search. */
  typingPause: 150,
  searchRest: 1_500,
  /** A search without hits counts as a zero result when nothing is found for this long. */
  settleWait: 180_000,
  /** A date this far away or further may cost the sale. */
  lateDays: 7,
  demandMonths: 13,
  /** Time that an answer about a part is cached, and the age up to which it counts as the promise that a buyer was shown. */
  answerMemory: 60_000,
  shownPromise: 3_600_000,
  /** Time for the ERP to answer about parts before its last answer is shown, and before an order proceeds without dates. */
  lastAnswerWait: 5_000,
  /** Time that an ERP may still be working on a claim whose submission was interrupted; far longer than any call waits. */
  announcing: 5 * 60_000,
  /** Maximum age of a BOM shown from the device. */
  savedLookupDays: 30,
  /** Time to wait for the network before the stored copy of a page, or of a BOM, is shown. */
  pageWait: 10_000,
  lookupWait: 5_000,
  /** Age up to which the figures of the day are shown without asking again. */
  todayMemory: 60_000,
  /** CONST-01 */
  cartPollDelay: 2_000,
  /** CONST-01 */
  cartPoll: 5_000,
  /** CONST-07 */
  orderPoll: 5_000,
  openOrderPoll: 20_000,
  /** CONST-07 */
  orderPollTries: 90,
  /** Overlap with the previous query for changes in the ERP, since some changes appear late. */
  erpOverlap: 300_000,
  /** Clocks of two processes differ by less than this, and anything begun earlier has ended. */
  erpClock: 5_000,
  /** Interval for reading accounts and distributors from the ERP. */
  erpAccounts: 900_000,
  /** Days that the changes of a publication are stored, so that it can be rolled back. */
  publicationDays: 400,
  /** Time limit for computing the difference of a draft. */
  comparing: 3_600_000,
  /** Age from which the order desk shows an order without an ERP answer as waiting. */
  deskWaiting: 120_000,
  deskPoll: 30_000,
  /** Poll interval while a worker reads, compares or publishes. */
  workbenchPoll: 1_000,
  /** CONST-14 */
  carousel: 15_000,
  printDelay: 1_000,
  documentWait: 10_000,
  fileReading: 10_000,
  /** Time for a caller to send the headers of a request, and the whole request. */
  requestHeaders: 20_000,
  request: 60_000,
  /** A connection without traffic for this long is closed. */
  connectionSilence: 120_000,
  /** Time for a slow reader to receive a response. */
  answer: 600_000,
  /** Longer than any upload can take: after this its process must have been killed. */
  upload: 660_000,
  /** Timeout of the file store, which is asked twice. */
  filesAnswer: 5_000,
  /**
   * Time that a stopping shop waits for each of these: a proxy's next request, new connections without a request, running
   * requests, running jobs.
   */
  stopIdle: 3_000,
  stopSilent: 500,
  stopRequests: 5_000,
  stopJobs: 3_000,
  /** A second signal stops the shop at once if it comes at least this long after the first. */
  stopAgain: 1_000,
  /** The shop exits after this long, whatever is still running. */
  stop: 9_500,
} as const

/** Limits for panning and zooming a drawing: pixels, and zoom as a factor (LOOKUP-23, CONST-14, OQ-60). */
export const drawingLimits = { zoomMin: 0.3, zoomMax: 3, zoomStep: 0.1, panStep: 50, panMax: 1_000 } as const
