import * as contract from '@volute/domain/preferences'
import { route } from '../http/bind.ts'
import { getPreferences, savePreferences } from './preferences.ts'

export const preferenceRoutes = [
  route(contract.getPreferences, getPreferences),
  route(contract.savePreferences, savePreferences),
]
