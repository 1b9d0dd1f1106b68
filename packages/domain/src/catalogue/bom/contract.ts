import { z } from 'zod/mini'
import { catalogueNumber, defineEndpoint, signedIn } from '../../core/kernel/index.ts'
import { searchTypes } from '../numbers/index.ts'
import { lookup } from './lookup.ts'
import { bomMessages } from './messages.ts'

export const getLookup = defineEndpoint({
  name: 'bom.getLookup',
  method: 'GET',
  path: '/lookup/{type}/{identifier}',
  summary: 'A pump or BOM with the whole tree of its parts',
  access: signedIn(),
  fallback: bomMessages.lookupFailed,
  params: z.object({
    type: z.enum([...searchTypes, 'part-number']),
    identifier: catalogueNumber,
  }),
  reply: lookup,
})
