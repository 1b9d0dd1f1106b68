import { ageText } from '@volute/domain/catalogue/promise'
import { shopClock } from '../../core/ui/shop-day.ts'
import { getBrand } from '../../core/ui/shop-brand.ts'

/** Age of an ERP answer, `as the ERP said at 2:05 PM`, with the shop's clock where the reader's differs (OQ-110). */
export function answerAge(asOf: string): string {
  return [ageText(asOf, new Date(), getBrand().timeZone), shopClock()].filter(Boolean).join(' ')
}
