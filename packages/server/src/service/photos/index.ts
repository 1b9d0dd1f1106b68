import * as contract from '@volute/domain/service/photos'
import { route } from '../../core/http/bind.ts'
import { getClaimPhoto, getPhoto } from './read-photos.ts'
import { sendPhoto } from './send-photo.ts'

export { deletePhotoFiles } from './photo-files.ts'
export { addClaimPhotos, setEntryPhotos } from './photo-store.ts'

export const photoRoutes = [
  route(contract.sendPhoto, sendPhoto),
  route(contract.getPhoto, getPhoto),
  route(contract.getClaimPhoto, getClaimPhoto),
]
