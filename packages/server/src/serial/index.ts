import { getSerial as contract } from '@volute/domain/serial'
import { route } from '../http/bind.ts'
import { getSerial } from './get-serial.ts'

export { fillLink } from './get-serial.ts'

export const serialRoutes = [route(contract, getSerial)]
