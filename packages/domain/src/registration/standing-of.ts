/** The account that holds an address; a deleted one holds none. */
export interface KnownAccount {
  state: 'INVITED' | 'ENABLED' | 'DISABLED'
  companyId: number
  isCompanyDeleted: boolean
  /** When its open invitation ends. */
  invitedUntil: Date | null
}

/**
 * Whether an address may be taken into a company (OQ-26): `registered` when somebody uses it, `held` while another
 * company keeps it by a live invitation or a disabled account, else `free`. A company that is gone holds nobody.
 */
export function standingOf(
  known: KnownAccount | undefined,
  companyId: number,
  now: Date,
): 'free' | 'registered' | 'held' {
  if (!known) return 'free'
  if (known.state === 'ENABLED') return 'registered'
  if (known.companyId === companyId || known.isCompanyDeleted) return 'free'
  if (known.state === 'DISABLED') return 'held'

  return known.invitedUntil !== null && known.invitedUntil > now ? 'held' : 'free'
}
