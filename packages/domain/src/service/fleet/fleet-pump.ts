import { z } from 'zod/mini'
import {
  type Checked,
  checkedAs,
  date,
  id,
  type InputError,
  invalid,
  limits,
  utc,
  valid,
} from '../../core/kernel/index.ts'
import { fleetMessages } from './messages.ts'

/** Importance of a pump. */
export const criticalities = ['A', 'B', 'C'] as const
export type Criticality = (typeof criticalities)[number]

/** Criticality with its meaning, wherever it is shown or chosen (FLEET-31). */
export const criticalityTexts: Record<Criticality, string> = {
  A: 'A – stops production',
  B: 'B – slows production',
  C: 'C – can wait',
}

/** Site where a company's pumps stand. */
export const site = z.object({ siteId: id, name: z.string() })
export type Site = z.infer<typeof site>

/** Identifies a pump of the catalogue. */
export const pumpName = z.object({ serialNumber: z.string(), model: z.nullable(z.string()) })

/** Pump of a company's fleet, as shown in the list. */
export const fleetPumpRow = z.extend(pumpName, {
  fleetPumpId: id,
  pumpId: id,
  /** Number of its BOM, and of its drawing. */
  bomNumber: z.string(),
  tag: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  site: z.nullable(site),
  criticality: z.nullable(z.enum(criticalities)),
  /** Part that the company last bought for it. */
  lastBought: z.nullable(z.object({ atUtc: utc, partNumber: z.string(), description: z.string() })),
  retiredUtc: z.nullable(utc),
})
export type FleetPumpRow = z.infer<typeof fleetPumpRow>

/** Title of a pump: its tag, else its nickname, else its serial number. */
export const pumpTitle = ({
  tag,
  nickname,
  serialNumber,
}: Pick<FleetPumpRow, 'tag' | 'nickname' | 'serialNumber'>) => tag ?? nickname ?? serialNumber

/** Document of a pump, or of the BOM that it was built to. */
const paper = z.object({
  kind: z.enum(['MANUAL', 'CURVE']),
  name: z.string(),
  /** A full URL, a host and path without a scheme, or a path on this site. */
  url: z.string(),
})
export type Paper = z.infer<typeof paper>

/** Pump of a company's fleet, in full. */
export const fleetPump = z.extend(fleetPumpRow, {
  installedOn: z.nullable(date),
  note: z.nullable(z.string()),
  /** Raised by every change; a change sends the version that it is based on. */
  version: id,
  nameplate: z.object({
    description: z.string(),
    pumpType: z.string(),
    copilotId: z.nullable(z.string()),
    impellerTrim: z.nullable(z.number()),
    impellerTrimAngle: z.nullable(z.number()),
    shipDate: z.nullable(date),
  }),
  papers: z.array(paper),
})
export type FleetPump = z.infer<typeof fleetPump>

/** Result of adding one serial number. */
export const addedPump = z.object({
  /** Serial number as typed. */
  typed: z.string(),
  /** `ADDED_AGAIN` if it was retired before; everything recorded about it comes back. */
  outcome: z.enum(['ADDED', 'ADDED_AGAIN', 'ALREADY_THERE', 'NOT_FOUND']),
  /** Pump that is now in the fleet; null if none was found. */
  found: z.nullable(z.extend(pumpName, { fleetPumpId: id })),
  /** Pumps with the nearest serial numbers, if none was found. */
  nearest: z.array(pumpName),
})
export type AddedPump = z.infer<typeof addedPump>

/** Texts that a company writes about its pump. */
interface FleetTexts {
  tag: string
  nickname: string
  note: string
}

/** Trims and checks the texts that a company writes about its pump (FLEET-07). */
export function checkFleetTexts(typed: FleetTexts): Checked<FleetTexts, keyof FleetTexts> {
  const value = { tag: typed.tag.trim(), nickname: typed.nickname.trim(), note: typed.note.trim() }
  return checkedAs(value, [
    tooLong('tag', 'Tag', value.tag, limits.fleetTag),
    tooLong('nickname', 'Nickname', value.nickname, limits.fleetNickname),
    tooLong('note', 'Note', value.note, limits.fleetNote),
  ])
}

function tooLong<Field extends string>(
  field: Field,
  label: string,
  text: string,
  max: number,
): InputError<Field> | null {
  return text.length > max
    ? { field, code: 'TOO_LONG', error: fleetMessages.tooLong(label, max, text.length) }
    : null
}

/** Checks a site's name after trimming (FLEET-09). */
export function checkSiteName(typed: { name: string }): Checked<{ name: string }, 'name'> {
  const name = typed.name.trim()
  if (name.length >= 1 && name.length <= limits.siteName) return valid({ name })
  return invalid('name', 'WRONG_LENGTH', fleetMessages.siteNameInvalid)
}

/** Names of a pump's events, apart from its orders and service entries. */
export const fleetActNames = {
  'add-pumps': 'Added to My Pumps',
  'retire-pump': 'Retired',
  'claim-part': 'Claimed a part',
} as const
export const fleetActs = ['add-pumps', 'retire-pump', 'claim-part'] as const
