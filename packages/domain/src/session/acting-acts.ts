/** What staff do while they act for a company, as the company reads it. */
export const actingActs = {
  'enter-company': 'Entered the company',
  'exit-company': 'Left the company',
  'place-order': 'Placed an order',
  'save-quote': 'Saved a quote',
  'mail-quote': 'Mailed a quote',
  'invite-user': 'Invited a user',
  'review-join-request': 'Reviewed a join request',
  'create-role': 'Created a role',
  'change-role': 'Changed a role',
  'delete-role': 'Deleted a role',
  'change-user': 'Changed a user',
  'delete-user': 'Deleted a user',
  'create-group': 'Created a group',
  'change-group': 'Changed a group',
  'delete-group': 'Deleted a group',
  'change-preferences': 'Changed the company preferences',
} as const

export type ActingAct = keyof typeof actingActs
