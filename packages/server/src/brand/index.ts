import * as contract from '@volute/domain/brand'
import { route } from '../http/bind.ts'
import { addPicture } from './add-picture.ts'
import { changeShop, publishLegalText } from './change-shop.ts'
import { getLegalText, getShop } from './read-shop.ts'

export {
  acceptPolicyInForce,
  findFace,
  findPicture,
  insertLegalText,
  insertPicture,
  policyInForce,
} from './brand-store.ts'
export { setBrand } from './change-shop.ts'
export { type Face, faceFor, readFace } from './face.ts'
export { letterhead } from './letterhead.ts'
export type { Picture } from './picture.ts'
export { textInForce } from './read-shop.ts'
export { serveFace } from './serve-face.ts'

export const brandRoutes = [
  route(contract.getShop, getShop),
  route(contract.changeShop, changeShop),
  route(contract.addPicture, addPicture),
  route(contract.publishLegalText, publishLegalText),
  route(contract.getLegalText, getLegalText),
]
