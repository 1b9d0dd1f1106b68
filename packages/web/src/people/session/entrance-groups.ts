import type { NavGroup } from '../../core/ui/floating/nav-drawer.tsx'

export const legalGroup: NavGroup = {
  title: 'Legal',
  entries: [{ label: 'Privacy Policy', to: '/privacy-policy-text' }],
}

/** Entries of the drawer for signed-out people (SHELL-36). */
export const entranceGroups: readonly NavGroup[] = [
  {
    title: 'Account',
    entries: [
      { label: 'Login', to: '/login' },
      { label: 'Reset Password', to: '/forgot-password' },
    ],
  },
  legalGroup,
]
