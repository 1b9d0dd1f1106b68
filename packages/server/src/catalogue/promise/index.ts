import * as contract from '@volute/domain/catalogue/promise'
import { route } from '../../core/http/bind.ts'
import { getPromises } from './get-promises.ts'
import { getSupply } from './get-supply.ts'

export { type Question, questionKey } from './answer-memory.ts'
export { askSupply, type Heard } from './ask-supply.ts'
export { readPromises } from './get-promises.ts'
export { type LinePrice, priceLines } from './price-lines.ts'
export { askPromises, promiseTogether, recallPromises } from './promise-lines.ts'

export const promiseRoutes = [route(contract.getPromises, getPromises), route(contract.getSupply, getSupply)]
