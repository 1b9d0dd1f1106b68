import * as contract from '@volute/domain/catalogue/fit'
import { route } from '../../core/http/bind.ts'
import { findVerdicts, getFit } from './read-fit.ts'

export { fitOf, type WantedFit } from './fit-of.ts'

export const fitRoutes = [route(contract.getFit, getFit), route(contract.findVerdicts, findVerdicts)]
