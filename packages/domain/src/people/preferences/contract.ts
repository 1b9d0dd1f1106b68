import { z } from 'zod/mini'
import { defineEndpoint, emptyReply, id, pathId, signedIn } from '../../core/kernel/index.ts'
import { CHANGES_PREFERENCES } from '../../core/permissions/index.ts'

export const preferenceMessages = {
  colorInvalid: 'Paint color is not valid.',
  /** PREF-04 */
  saved: 'Company preference settings have been updated.',
  /** ERR-13, PREF-05 */
  getFailed: 'Unable to retrieve company preference setting.',
  /** PREF-05 */
  saveFailed: 'Unable to update company preference setting.',
  readOnly: 'You do not have permission to change company preferences.',
} as const

const path = { path: '/company/{companyId}/preference', params: z.object({ companyId: pathId }) } as const

export const getPreferences = defineEndpoint({
  ...path,
  name: 'preferences.get',
  method: 'GET',
  summary: "The company's default paint colour, and its rule about PO numbers",
  access: signedIn({ ownCompany: true }),
  fallback: preferenceMessages.getFailed,
  reply: z.object({
    defaultPaintColor: z.nullable(z.object({ paintColorId: id })),
    /** True if a PO number that the company has used is rejected. */
    refusesUsedPo: z.boolean(),
  }),
})

export const savePreferences = defineEndpoint({
  ...path,
  name: 'preferences.save',
  method: 'PUT',
  summary: "Sets or clears the company's default paint colour, and its rule about PO numbers",
  access: signedIn({ ownCompany: true, rights: CHANGES_PREFERENCES }),
  fallback: preferenceMessages.saveFailed,
  /** The rule about PO numbers stays as it is if it is left out. */
  body: z.object({ defaultPaintColor: z.nullable(id), refusesUsedPo: z.optional(z.boolean()) }),
  reply: emptyReply,
})
