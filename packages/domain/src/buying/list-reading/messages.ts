import { startOf } from '../../core/kernel/index.ts'

const quoted = (text: string) => `“${startOf(text, 40)}”`

export const listReadingMessages = {
  oneSource: 'Send either a text or a file.',
  /** `There is no pump with the serial number 100999.` */
  noPump: (serialNumber: string) => `There is no pump with the serial number ${serialNumber}.`,
  failed: 'Internal server error. Unable to read this list.',
  noQuantity: 'No quantity. Enter a whole number.',
  /** `“-2” is not a quantity. Enter a whole number from 1.` */
  notAQuantity: (text: string) => `${quoted(text)} is not a quantity. Enter a whole number from 1.`,
  notWhole: (text: string) => `${quoted(text)} is not a whole number. Enter the quantity.`,
  /** `“1.000” can mean 1 or 1000. Enter the quantity.` */
  twoForms: (text: string) => `${quoted(text)} can be read in two ways. Enter the quantity.`,
  unclearQuantity: (text: string) =>
    `We are not sure which number of ${quoted(text)} is the quantity. Enter it.`,
  severalParts: (text: string) => `${quoted(text)} names more than one part number. Enter the one to order.`,
  twoUnits: (one: string, other: string) =>
    `The quantity says ${one}, its unit ${other}. Enter the quantity.`,
  /** `The list says 3 BOX; this part is sold by EA. Enter the quantity in EA.` */
  otherUnit: (listed: string, sold: string) =>
    `The list says ${listed}; this part is sold by ${sold}. Enter the quantity in ${sold}.`,
  changedToDate: (text: string) =>
    `A spreadsheet changed this number into the date ${quoted(text)}. Enter the number again.`,
  changedToPower: (text: string) => `${quoted(text)} was changed by a spreadsheet. Enter the number again.`,
  shiftedCells: 'This row has more cells than the header. Please check it.',
} as const
