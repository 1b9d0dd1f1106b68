import { type Brand, brandMessages } from '@volute/domain/core/brand'
import { conflict, durations } from '@volute/domain/core/kernel'
import type { Queryable } from '../db/index.ts'
import { deletePictures, insertLegalText, renameProvider, writeBrand } from './brand-store.ts'
import { templateOf } from './text-in-force.ts'

/**
 * Writes a version of the brand; the first one also publishes the privacy policy's template. False if the version does not
 * follow the current one.
 */
export async function setBrand(tx: Queryable, brand: Brand, version: number, now: Date): Promise<boolean> {
  if (!(await writeBrand(tx, brand, version, now))) return false
  if (!(await renameProvider(tx, brand.name))) throw conflict(brandMessages.nameTaken, 'NAME_TAKEN')
  await deletePictures(tx, picturesOf(brand), new Date(now.getTime() - durations.day))
  if (version === 1)
    await insertLegalText(tx, { kind: 'privacy', version: 1, sections: templateOf(brand), publishedUtc: now })
  return true
}

/** Names of the pictures that a brand uses. */
export const picturesOf = ({ logo, slides }: Brand) =>
  [logo, ...slides.map(({ picture }) => picture)].filter((name) => name !== null)
