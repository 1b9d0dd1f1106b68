/** A quantity of a part, as the ERP is asked about it. */
export interface Question {
  partNumber: string
  quantity: string
}

/** Part numbers compare without case. */
export const questionKey = ({ partNumber, quantity }: Question) => `${quantity} ${partNumber.toUpperCase()}`
