import { z } from 'zod/mini'
import {
  type Checked,
  checkedAs,
  date,
  id,
  type InputError,
  limits,
  typedText,
} from '../../core/kernel/index.ts'
import { photoIds } from '../photos/index.ts'
import { fleetMessages } from './messages.ts'

/** Kinds of service entries. */
export const serviceKinds = ['INSPECTION', 'REPAIR', 'OVERHAUL', 'REPLACED_PARTS', 'OTHER'] as const
export type ServiceKind = (typeof serviceKinds)[number]

export const serviceKindNames: Record<ServiceKind, string> = {
  INSPECTION: 'Inspection',
  REPAIR: 'Repair',
  OVERHAUL: 'Overhaul',
  REPLACED_PARTS: 'Parts replaced',
  OTHER: 'Other',
}

/** Positions from the pump's BOM down to the part's BOM position; empty if the part has none. */
const path = z.array(z.int().check(z.gte(0), z.lte(limits.integer))).check(z.maxLength(limits.bomDepth))

/** Service entry as sent, before it is checked. */
export const serviceEntryIn = z.object({
  onDate: date,
  kind: z.enum(serviceKinds),
  text: typedText,
  runningHours: z.nullish(z.number()),
  parts: z
    .array(z.object({ path, partNumber: typedText, quantity: z.number() }))
    .check(z.maxLength(limits.serviceParts)),
  /** Photos of the entry; a correction without them leaves them as they are. */
  photoIds: z.optional(photoIds),
})
export type ServiceEntryIn = z.output<typeof serviceEntryIn>

/** Work done to a pump, and the parts put into it. */
export const serviceEntry = z.object({
  serviceEntryId: id,
  onDate: date,
  kind: z.enum(serviceKinds),
  text: z.string(),
  runningHours: z.nullable(z.int()),
  /** Author of the entry. */
  userName: z.string(),
  parts: z.array(
    z.object({
      path: z.array(z.int()),
      partNumber: z.string(),
      description: z.string(),
      quantity: z.number(),
    }),
  ),
  photoIds: z.array(id),
})
export type ServiceEntry = z.infer<typeof serviceEntry>

export type ServiceField = 'text' | 'runningHours' | `parts.${number}.${'partNumber' | 'quantity'}`

/** Checks a service entry; it needs a text or at least one part (FLEET-14). */
export function checkServiceEntry(typed: ServiceEntryIn): Checked<ServiceEntryIn, ServiceField> {
  const text = typed.text.trim()
  const parts = typed.parts.map((part) => ({ ...part, partNumber: part.partNumber.trim() }))
  return checkedAs({ ...typed, text, parts }, [
    text === '' && parts.length === 0 && wrong('text', 'MISSING', fleetMessages.entryEmpty),
    text.length > limits.serviceText &&
      wrong('text', 'TOO_LONG', fleetMessages.tooLong('Text', limits.serviceText, text.length)),
    !isHours(typed.runningHours) && wrong('runningHours', 'OUT_OF_RANGE', fleetMessages.hoursInvalid),
    ...parts.flatMap(({ partNumber, quantity }, index) => [
      isPartNumber(partNumber)
        ? null
        : wrong(`parts.${index}.partNumber`, 'UNKNOWN', fleetMessages.partUnknown(partNumber)),
      isQuantity(quantity)
        ? null
        : wrong(`parts.${index}.quantity`, 'OUT_OF_RANGE', fleetMessages.quantityInvalid),
    ]),
  ])
}

const wrong = (field: ServiceField, code: InputError['code'], error: string): InputError<ServiceField> => ({
  field,
  code,
  error,
})

const isHours = (hours: number | null | undefined) =>
  hours === null ||
  hours === undefined ||
  (Number.isInteger(hours) && hours >= 0 && hours <= limits.runningHours)

const isPartNumber = (number: string) => number.length >= 1 && number.length <= limits.catalogueNumber

/** True for a quantity with at most three decimals, as in a BOM. */
const isQuantity = (quantity: number) =>
  quantity > 0 && quantity <= limits.quantity && Number(quantity.toFixed(3)) === quantity
