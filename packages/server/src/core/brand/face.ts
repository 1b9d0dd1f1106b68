import { type Brand, brandMessages, neutralBrand, type ShopFace } from '@volute/domain/core/brand'
import type { ActorContext, Shop } from '../http/context.ts'
import type { Queryable } from '../db/index.ts'
import { type FaceRow, findFace } from './brand-store.ts'

/** The shop's current brand; a shop that has not been set up has a neutral one. */
export interface Face {
  brand: Brand
  /** 0 while the shop has not been set up. */
  version: number
  policyVersion: number
  /** Null while no terms of sale are published. */
  termsVersion: number | null
}

export interface FaceReads {
  db: Queryable
  settings: Pick<Shop['settings'], 'mailFrom' | 'hostMailbox'>
}

/** Reads the brand from the database, for callers without a catalogue cache: jobs, mails and visitors who are not signed in. */
export async function readFace({ db, settings }: FaceReads): Promise<Face> {
  return faceOf(await findFace(db), settings)
}

/** Reads the brand for a signed-in caller, from the cache until it changes. */
export async function faceFor({ db, catalogue, settings }: ActorContext): Promise<Face> {
  return faceOf(await catalogue.one(db, findFace, 'face'), settings)
}

function faceOf(
  { brand, name, ...versions }: FaceRow,
  { mailFrom, hostMailbox }: FaceReads['settings'],
): Face {
  if (brand) return { ...versions, brand }
  const salesEmail = mailFrom?.address ?? hostMailbox
  const neutral = neutralBrand({ name: name ?? brandMessages.unnamed, salesEmail })
  const mail = { ...neutral.mail, senderName: mailFrom?.name ?? neutral.name }
  return { ...versions, brand: { ...neutral, mail } }
}

/** Brand that every page has before its first paint. */
export function shopFaceOf({ brand, version, policyVersion, termsVersion }: Face): ShopFace {
  const { mail: _, ...shown } = brand
  return { ...shown, isSetUp: version > 0, policyVersion, termsVersion }
}
