import { limits } from '../kernel/index.ts'
import { groupMessages } from './messages.ts'

/** What is wrong with a group's name, measured after trimming, or null (E82). */
export function checkGroup({ name }: { name: string }): string | null {
  const { length } = name.trim()
  if (length === 0) return groupMessages.nameMissing

  return length > limits.userGroupName ? groupMessages.nameTooLong : null
}
