import { shopMoment } from '@volute/domain/catalogue/lead-time'

/** Returns the instant of noon on a day in a time zone. */
export function noonIn(zone: string, day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const { today, now } = shopMoment(new Date(noon), zone)
  const ahead = Date.parse(`${today}T${now}:00Z`) - noon
  return new Date(noon - ahead).toISOString()
}
