/** Every numeric decision of the shop, in one place (OQ-49 to OQ-51, OQ-60, CONST-01 to CONST-07). */
export const limits = {
  quantity: 999,
  impellerAngle: 90,
  impellerTrim: 30,
  cartItems: 500,
  typedNumber: 10,
  catalogueNumber: 100,
  userName: 100,
  emailMin: 5,
  email: 320,
  passwordMin: 8,
  password: 90,
  roleName: 50,
  roleDescription: 1000,
  companyName: 100,
  deviceIdentifier: 50,
  quoteName: 100,
  poNumber: 50,
  accountNumber: 50,
  comment: 500,
  shippingText: 50,
  postalCode: 20,
  phone: 20,
  savedAddressName: 100,
  savedAddresses: 200,
  freightPounds: 150,
  pageSize: 25,
  bomDepth: 64,
  requestBytes: 1_048_576,
} as const

export const durations = {
  day: 86_400_000,
  quoteValidityDays: 30,
  sessionIdleHours: 2,
  sessionHours: 12,
  toast: 5_000,
  cartPollDelay: 2_000,
  cartPoll: 5_000,
  orderPoll: 5_000,
  orderPollTries: 90,
  carousel: 15_000,
  printDelay: 1_000,
} as const

/** How far a drawing can be moved and magnified: pixels, and zoom as a factor (LOOKUP-23, OQ-60). */
export const drawingLimits = { zoomMin: 0.3, zoomMax: 3, zoomStep: 0.1, panStep: 50, panMax: 1_000 } as const
