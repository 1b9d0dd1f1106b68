/** A page to measure, and the selector of an element that is there when its visitor can begin. */
export interface Screen {
  name: string
  path: string
  isSignedIn: boolean
  wanted: string
}

/** Pages whose first load matters most. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/login', isSignedIn: false, wanted: 'input[type="password"]' },
  { name: 'dashboard', path: '/dashboard/general', isSignedIn: true, wanted: 'main h2' },
  {
    name: 'BOM page',
    path: '/lookup/serial/100234',
    isSignedIn: true,
    wanted: 'section[aria-label="Parts"] tbody td',
  },
  { name: 'cart', path: '/shopping-cart', isSignedIn: true, wanted: 'main tbody td' },
  { name: 'checkout', path: '/submit-order', isSignedIn: true, wanted: 'main input' },
]
