import type { Suggestion } from '@volute/domain/search'
import type { LinkProps } from '@tanstack/react-router'
import { containsText } from '@volute/domain/kernel'
import type { Session } from '../../api/index.ts'
import { type DrawerGroup, drawerGroups } from '../shell/drawer-groups.ts'

type PageChoice = DrawerGroup['entries'][number] & Pick<LinkProps, 'params'>
export type PaletteChoice = { page: PageChoice } | { number: Suggestion }

/** Pages that the drawer leaves to the top bar and its menu. */
const others = ({ user }: Session): PageChoice[] => [
  { label: 'Shopping Cart', to: '/shopping-cart' },
  { label: 'Edit Account Info', to: '/account/user-info' },
  { label: 'Change Password', to: '/account/password' },
  {
    label: 'Company Preferences',
    to: '/company/$companyId/preference',
    params: { companyId: String(user.companyId) },
  },
]

/** Where a text leads: the numbers that fit it, then the pages of this person whose name holds it. */
export function paletteChoices(session: Session, text: string, numbers: Suggestion[]): PaletteChoice[] {
  const pages = [...drawerGroups(session).flatMap((group) => group.entries), ...others(session)]
  return [
    ...numbers.map((number) => ({ number })),
    ...pages.filter(({ label }) => containsText(label, text.trim())).map((page) => ({ page })),
  ]
}
