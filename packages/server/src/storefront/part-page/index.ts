import * as contract from '@volute/domain/storefront/part-page'
import { route } from '../../core/http/bind.ts'
import { getPartPage } from './get-part-page.ts'

export const partPageRoutes = [route(contract.getPartPage, getPartPage)]
