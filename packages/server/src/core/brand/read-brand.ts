import { type Brand, brandMessages, neutralBrand, type ShopBrand } from '@volute/domain/core/brand'
import type { ActorContext, Shop } from '../http/context.ts'
import type { Queryable } from '../db/index.ts'
import { type BrandRow, findBrand } from './brand-store.ts'

/** The shop's current brand; a shop that has not been set up has a neutral one. */
export interface BrandInForce {
  brand: Brand
  /** 0 while the shop has not been set up. */
  version: number
  policyVersion: number
  /** Null while no terms of sale are published. */
  termsVersion: number | null
}

export interface BrandReads {
  db: Queryable
  settings: Pick<Shop['settings'], 'mailFrom' | 'hostMailbox'>
}

/** Reads the brand from the database, for callers without a catalogue cache: jobs, mails and visitors who are not signed in. */
export async function readBrand({ db, settings }: BrandReads): Promise<BrandInForce> {
  return brandOf(await findBrand(db), settings)
}

/** Reads the brand for a signed-in caller, from the cache until it changes. */
export async function brandFor({ db, catalogue, settings }: ActorContext): Promise<BrandInForce> {
  return brandOf(await catalogue.one(db, findBrand, 'brand'), settings)
}

function brandOf(
  { brand, name, ...versions }: BrandRow,
  { mailFrom, hostMailbox }: BrandReads['settings'],
): BrandInForce {
  if (brand) return { ...versions, brand }
  const salesEmail = mailFrom?.address ?? hostMailbox
  const neutral = neutralBrand({ name: name ?? brandMessages.unnamed, salesEmail })
  const mail = { ...neutral.mail, senderName: mailFrom?.name ?? neutral.name }
  return { ...versions, brand: { ...neutral, mail } }
}

/** Brand that every page has before its first paint. */
export function shopBrandOf({ brand, version, policyVersion, termsVersion }: BrandInForce): ShopBrand {
  const { mail: _, ...shown } = brand
  return { ...shown, isSetUp: version > 0, policyVersion, termsVersion }
}
