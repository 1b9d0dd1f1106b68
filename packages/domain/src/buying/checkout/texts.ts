import {
  type Checked,
  checkedAs,
  type InputError,
  type InputErrorCode,
  limits,
} from '../../core/kernel/index.ts'
import { checkoutMessages } from './messages.ts'

/** Error of one text: its code and message. */
type TextError = Pick<InputError, 'code' | 'error'>

export interface TextRule {
  label: string
  max: number
  required?: true
  /** Additional check, run on a text that is present and short enough. */
  check?: (trimmed: string) => TextError | null
}

/** Trims and checks texts: missing, too long or otherwise wrong, in the order of the rules (CHECKOUT-24, OQ-51). */
export function checkTexts<Field extends string>(
  typed: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, TextRule>>,
): Checked<Record<Field, string>, Field> {
  const fields = Object.keys(rules) as Field[]
  const value = Object.fromEntries(fields.map((field) => [field, typed[field].trim()])) as Record<
    Field,
    string
  >
  return checkedAs(
    value,
    fields.map((field) => {
      const error = checkText(value[field], rules[field])
      return error && { field, ...error }
    }),
  )
}

function checkText(text: string, { label, max, required, check }: TextRule): TextError | null {
  const { length } = text
  if (required && length === 0) return textError('MISSING', checkoutMessages.required(label))
  if (length > max) return textError('TOO_LONG', checkoutMessages.tooLong(label, max, length))

  return check?.(text) ?? null
}

export const textError = (code: InputErrorCode, error: string): TextError => ({ code, error })

export interface OrderTexts {
  poNumber: string
  comment: string
  specialInstructions: string
}

const poNumber: TextRule = { label: 'PO number', max: limits.poNumber, required: true }
const comment: TextRule = { label: 'Comment', max: limits.comment }
const specialInstructions: TextRule = { label: 'Special Instructions', max: limits.comment }

/** Checks an order's own texts; the PO number is required (CHECKOUT-07, OQ-51). */
export function checkOrderTexts(texts: OrderTexts): Checked<OrderTexts, keyof OrderTexts> {
  return checkTexts(texts, { poNumber, comment, specialInstructions })
}

/** Checks the texts of step 1. */
export const checkCustomerTexts = (texts: Pick<OrderTexts, 'poNumber' | 'comment'>) =>
  checkTexts(texts, { poNumber, comment })

/** Checks the text of step 2. */
export const checkInstructions = (texts: Pick<OrderTexts, 'specialInstructions'>) =>
  checkTexts(texts, { specialInstructions })

/** Checks only the comment, which is also saved with an address. */
export const checkComment = (texts: Pick<OrderTexts, 'comment'>) => checkTexts(texts, { comment })
