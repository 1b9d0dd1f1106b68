import * as contract from '@volute/domain/service/photos'
import { route } from '../../core/http/bind.ts'
import { getClaimPhoto, getPhoto, sendPhoto } from './photos.ts'

export { deletePhotoFiles } from './photo-files.ts'
export { addClaimPhotos, setEntryPhotos } from './photo-store.ts'
export { sweepPhotos } from './photos.ts'

export const photoRoutes = [
  route(contract.sendPhoto, sendPhoto),
  route(contract.getPhoto, getPhoto),
  route(contract.getClaimPhoto, getClaimPhoto),
]
