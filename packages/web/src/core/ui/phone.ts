/** The windows in which a page is a phone's, upright or on its side; style sheets write it `(--phone)`. */
export const PHONE = '((max-width: 767px) or ((max-width: 959px) and (max-height: 499px)))'
