/** The provider's company and product name (OQ-03, OQ-86). */
export const PRODUCT_NAME = 'Volute'

/** Raised when the policy's text changes; everybody is then asked again (OQ-70). */
export const POLICY_VERSION = 1

/** Typed to confirm what cannot be undone (ACCT-16, CONST-11). */
export const DELETE_PHRASE = 'PERMANENTLY DELETE'

/** Printed on documents; plainly fictional in the demo (ORDER-13, OQ-86). */
export const companyContact = {
  salesEmail: 'parts@volute.example',
  phone: '(555) 010-1946',
  fax: '(555) 010-1947',
  address: ['Volute Pump Works', '1946 Foundry Road', 'Fresno, CA 93706'],
  website: 'www.volute.example',
  officeHours: '7am-5pm PST',
} as const
