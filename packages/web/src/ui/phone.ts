/** The windows in which a page is a phone's; style sheets write it `(--phone)`. */
export const PHONE = '(max-width: 767px)'
