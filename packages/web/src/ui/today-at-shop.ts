import { shopDate } from '@volute/domain/lead-time'
import { getFace } from './shop-face.ts'

/** The day it is where the shop stands, `YYYY-MM-DD`: what is promised is by its calendar, not by the reader's. */
export const todayAtShop = () => shopDate(new Date(), getFace().timeZone)
