import * as contract from '@volute/domain/preferences'
import { route } from '../http/bind.ts'
import { getPreferences } from './get-preferences.ts'
import { savePreferences } from './save-preferences.ts'

export const preferenceRoutes = [
  route(contract.getPreferences, getPreferences),
  route(contract.savePreferences, savePreferences),
]
