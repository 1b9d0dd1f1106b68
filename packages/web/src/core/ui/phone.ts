/** Media query for windows with the phone layout, portrait or landscape; style sheets use `(--phone)`. */
export const PHONE = '((max-width: 767px) or ((max-width: 959px) and (max-height: 499px)))'
