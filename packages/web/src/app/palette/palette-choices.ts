import type { Suggestion } from '@volute/domain/catalogue'
import { containsText } from '@volute/domain/kernel'
import type { Session } from '../../api/index.ts'
import { type DrawerGroup, drawerGroups } from '../shell/drawer-groups.ts'

type PageChoice = DrawerGroup['entries'][number]
export type PaletteChoice = { page: PageChoice } | { number: Suggestion }

/** Pages that the drawer leaves to the top bar and its menu. */
const others: PageChoice[] = [
  { label: 'Shopping Cart', to: '/shopping-cart' },
  { label: 'Edit Account Info', to: '/account/user-info' },
  { label: 'Change Password', to: '/account/password' },
]

/** Where a text leads: the pages of this person whose name holds it, then the numbers that fit it. */
export function paletteChoices(session: Session, text: string, numbers: Suggestion[]): PaletteChoice[] {
  const pages = [...drawerGroups(session).flatMap((group) => group.entries), ...others]
  return [
    ...pages.filter(({ label }) => containsText(label, text.trim())).map((page) => ({ page })),
    ...numbers.map((number) => ({ number })),
  ]
}
