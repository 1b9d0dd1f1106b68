/**
 * Path of the product's neutral mark: a volute's spiral in a 26 by 26 box, stroke width 1.9. Its hub is a dot of radius 2.4
 * at 11.2, 15.
 */
export const markPath =
  'M15.86 3V12.09L15.60 11.58L15.28 11.10L14.91 10.65L14.49 10.23L14.02 9.86L13.51 9.53L12.96 9.25L12.38 9.03L11.77 8.87L11.14 8.77L10.49 8.73L9.84 8.77L9.19 8.87L8.55 9.04L7.92 9.28L7.31 9.58L6.72 9.95L6.18 10.39L5.68 10.88L5.22 11.43L4.82 12.03L4.48 12.67L4.21 13.35L4.00 14.06L3.87 14.80L3.82 15.55L3.84 16.32L3.94 17.08L4.12 17.84L4.39 18.58L4.73 19.30L5.14 19.98L5.63 20.63L6.19 21.22L6.81 21.76L7.49 22.24L8.22 22.65L9.00 22.98L9.81 23.24L10.65 23.41L11.52 23.50L12.39 23.49L13.27 23.40L14.14 23.21L15.00 22.93L15.82 22.57L16.62 22.11L17.36 21.58L18.06 20.96L18.69 20.27L19.25 19.52L19.74 18.70L20.14 17.83L20.46 16.92L20.68 15.97L20.80 15.00V3M13.7 3H23'

/** SVG mark for a shop without a logo, in its accent. */
export const markSvg = (accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26"><g fill="none" stroke="${accent}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${markPath}"/></g><circle cx="11.2" cy="15" r="2.4" fill="${accent}"/></svg>`
