/** Error codes that any endpoint may return with its sentence, for programs; a code never changes its meaning. */
export const commonErrorCodes = [
  'INVALID_REQUEST',
  'INVALID_INPUT',
  'UNAUTHORIZED',
  'POLICY_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'OTHER_COMPANY',
  'TOO_LARGE',
  'TOO_SLOW',
  'UNAVAILABLE',
  'INTERNAL',
] as const

/** Error codes that an endpoint may return only if its contract lists them; TOO_MANY_ATTEMPTS is implied by its limits. */
export const ownErrorCodes = [
  'ACCOUNT_IN_USE',
  'ACCOUNT_UNKNOWN',
  'ALREADY_LINKED',
  'ALREADY_REGISTERED',
  'ALREADY_REVIEWED',
  'CART_CHANGED',
  'CART_EMPTY',
  'CART_FULL',
  'CART_ORDERED',
  'CHANGED_MEANWHILE',
  'CLAIM_DECIDED',
  'COMPANY_TAKEN',
  'CURRENT_PASSWORD_WRONG',
  'DEVICE_TAKEN',
  'FIT_NOT_KNOWN',
  'INVITATION_NOT_VALID',
  'INVITATION_USED',
  'INVOICE_TAKEN',
  'LAST_ADMIN',
  'MAY_NOT_ORDER',
  'NAME_TAKEN',
  'NOT_SENT_AGAIN',
  'NOT_TRIED_AGAIN',
  'NO_DISTRIBUTOR',
  'ORDER_CHANGED',
  'OWN_ROLE',
  'PERMISSION_NOT_HELD',
  'PO_NUMBER_USED',
  'PROVIDER_FIXED',
  'QUOTE_EXPIRED',
  'QUOTE_ORDERED',
  'REGISTRATION_CLOSED',
  'REQUEST_CODE_USED',
  'ROLE_FIXED',
  'SAVED_ADDRESSES_FULL',
  'SITES_FULL',
  'SITE_IN_USE',
  'TEMPORARY_SESSION_EXPIRED',
  'TERMS_CHANGED',
  'TOO_MANY_ATTEMPTS',
  'WORKED_IN_ERP',
  'WRONG_CREDENTIALS',
] as const

export type OwnErrorCode = (typeof ownErrorCodes)[number]
export type ErrorCode = (typeof commonErrorCodes)[number] | OwnErrorCode

/** Reasons why an input field is invalid, for programs; the accompanying sentence is for people. */
export const inputErrorCodes = [
  'MISSING',
  'TOO_LONG',
  'WRONG_LENGTH',
  'WRONG_FORMAT',
  'OUT_OF_RANGE',
  'UNKNOWN',
  'NOT_ALLOWED',
  'MISMATCH',
] as const

export type InputErrorCode = (typeof inputErrorCodes)[number]
