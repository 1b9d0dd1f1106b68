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

/** Importance of a pump: A stops the plant, C can wait. */
export const criticalities = ['A', 'B', 'C'] as const
export type Criticality = (typeof criticalities)[number]

/** Where a company's pumps stand. */
export const site = z.object({ siteId: id, name: z.string() })
export type Site = z.infer<typeof site>

/** Name that tells one pump of the catalogue from all others. */
export const pumpName = z.object({ serialNumber: z.string(), model: z.nullable(z.string()) })

/** A pump of a company's fleet, as the list shows it. */
export const fleetPumpRow = z.extend(pumpName, {
  fleetPumpId: id,
  pumpId: id,
  /** Its drawing's number, too. */
  bomNumber: z.string(),
  tag: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  site: z.nullable(site),
  criticality: z.nullable(z.enum(criticalities)),
  /** The part that the company bought last for it. */
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

/** Columns that the list can be sorted by. */
export const fleetColumns = ['tag', 'serial', 'model', 'site'] as const
export type FleetColumn = (typeof fleetColumns)[number]

/** The paper of a pump, or of the BOM that it was built to. */
const paper = z.object({
  kind: z.enum(['MANUAL', 'CURVE']),
  name: z.string(),
  /** An address, host and path without a scheme, or a path of this site. */
  url: z.string(),
})
export type Paper = z.infer<typeof paper>

/** A pump of a company's fleet in full. */
export const fleetPump = z.extend(fleetPumpRow, {
  installedOn: z.nullable(date),
  note: z.nullable(z.string()),
  /** Raised by every change; a change names the one that it was made on. */
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

/** Result for one serial number that was to be added. */
export const addedPump = z.object({
  /** As it was typed. */
  typed: z.string(),
  /** `ADDED_AGAIN` where it was retired before: it comes back with all that was written about it. */
  outcome: z.enum(['ADDED', 'ADDED_AGAIN', 'ALREADY_THERE', 'NOT_FOUND']),
  /** The pump that is in the fleet now; null where none was found. */
  found: z.nullable(z.extend(pumpName, { fleetPumpId: id })),
  /** Where none was found: the pumps whose serial numbers are nearest. */
  nearest: z.array(pumpName),
})
export type AddedPump = z.infer<typeof addedPump>

/** The texts that a company writes of its pump. */
interface FleetTexts {
  tag: string
  nickname: string
  note: string
}

/** Texts that a company writes about its pump, trimmed, or their errors (FLEET-07). */
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

/** A site's name, measured after trimming (FLEET-09). */
export function checkSiteName(typed: { name: string }): Checked<{ name: string }, 'name'> {
  const name = typed.name.trim()
  if (name.length >= 1 && name.length <= limits.siteName) return valid({ name })
  return invalid('name', 'WRONG_LENGTH', fleetMessages.siteNameInvalid)
}

/** Names of the events of a pump other than its orders and services. */
export const fleetActNames = {
  'add-pumps': 'Added to the fleet',
  'retire-pump': 'Retired',
  'claim-part': 'Claimed a part',
} as const
export const fleetActs = ['add-pumps', 'retire-pump', 'claim-part'] as const
