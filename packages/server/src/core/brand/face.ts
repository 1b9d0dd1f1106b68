import { type Brand, brandMessages, neutralBrand, type ShopFace } from '@volute/domain/core/brand'
import type { ActorContext, Shop } from '../http/context.ts'
import type { Queryable } from '../db/index.ts'
import { type FaceRow, findFace } from './brand-store.ts'

/** The shop's own face in force; a shop that has not been set up wears a neutral one. */
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

/** The face as the database has it now, for whom no catalogue is kept: jobs, mails and people who are not signed in. */
export async function readFace({ db, settings }: FaceReads): Promise<Face> {
  return faceOf(await findFace(db), settings)
}

/** The face for a call of somebody signed in: it is read again only when it has changed. */
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

/** Brand that every page knows before its first paint. */
export function shopFaceOf({ brand, version, policyVersion, termsVersion }: Face): ShopFace {
  const { mail: _, ...shown } = brand
  return { ...shown, isSetUp: version > 0, policyVersion, termsVersion }
}
