import { getRegistrationSettings } from '@volute/domain/registration'
import { route } from '../http/bind.ts'

export const registrationRoutes = [
  route(getRegistrationSettings, async (ctx) => ({ registrationEnabled: ctx.settings.registrationEnabled })),
]
