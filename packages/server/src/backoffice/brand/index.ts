import * as contract from '@volute/domain/core/brand'
import { route } from '../../core/http/bind.ts'
import { addPicture } from './add-picture.ts'
import { changeShop, publishLegalText } from './change-shop.ts'
import { getSetUp } from './read-set-up.ts'
import { getLegalText, getShop } from './read-shop.ts'

export { servePolicy } from './serve-policy.ts'

export const brandRoutes = [
  route(contract.getShop, getShop),
  route(contract.getSetUp, getSetUp),
  route(contract.changeShop, changeShop),
  route(contract.addPicture, addPicture),
  route(contract.publishLegalText, publishLegalText),
  route(contract.getLegalText, getLegalText),
]
