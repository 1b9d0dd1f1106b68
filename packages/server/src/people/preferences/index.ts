import * as contract from '@volute/domain/people/preferences'
import { route } from '../../core/http/bind.ts'
import { getPreferences, savePreferences } from './preferences.ts'

export const preferenceRoutes = [
  route(contract.getPreferences, getPreferences),
  route(contract.savePreferences, savePreferences),
]
