import { z } from 'zod/mini'
import { attemptLimits, defineEndpoint, id, pathId, signedIn } from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { photoLimits } from './limits.ts'
import { photoMessages } from './messages.ts'

/** Photos of a service entry or a claim, by the ids under which they were sent. */
export const photoIds = z.array(id).check(z.maxLength(photoLimits.count))

export const sendPhoto = defineEndpoint({
  name: 'photos.send',
  method: 'POST',
  path: '/photos',
  summary: 'Send a photo for a service entry or a claim that is saved afterwards',
  access: signedIn(),
  limits: [{ per: 'person', ...attemptLimits.photo }],
  fallback: photoMessages.sendFailed,
  mostFileBytes: photoLimits.bytes,
  reply: z.object({ photoId: id }),
  success: 201,
})

const photo = {
  fallback: photoMessages.loadFailed,
  query: z.object({ size: z._default(z.enum(['small', 'full']), 'full') }),
  reply: z.object({ jpeg: z.base64() }),
} as const

export const getPhoto = defineEndpoint({
  ...photo,
  name: 'photos.get',
  method: 'GET',
  path: '/photos/{photoId}',
  summary: "A photo of the acting company's, as stored or as a thumbnail",
  access: signedIn(),
  params: z.object({ photoId: pathId }),
})

export const getClaimPhoto = defineEndpoint({
  ...photo,
  name: 'photos.getClaimPhoto',
  method: 'GET',
  path: '/manage-claims/{claimId}/photos/{photoId}',
  summary: 'A photo of a claim, as stored or as a thumbnail',
  access: signedIn({ staff: true, rights: everywhere('MANAGE_RETURNS') }),
  params: z.object({ claimId: pathId, photoId: pathId }),
})
