export const userMessages = {
  roleMissing: 'All users must have a role selected.',
  escalation: 'You cannot grant a permission that you do not hold.',
  listFailed: 'Unable to load users.',
} as const
