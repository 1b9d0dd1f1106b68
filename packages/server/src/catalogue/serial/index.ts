import { getSerial as contract } from '@volute/domain/catalogue/serial'
import { route } from '../../core/http/bind.ts'
import { getSerial } from './get-serial.ts'

export { fillLink } from './get-serial.ts'

export const serialRoutes = [route(contract, getSerial)]
