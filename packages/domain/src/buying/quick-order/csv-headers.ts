/** Columns of the template (QUICK-18, E64); `notes` is optional and not read. */
export const csvHeaders = [
  'part_number',
  'quantity',
  'impeller_trim_inches',
  'impeller_angle_degrees',
  'paint_color',
  'notes',
] as const
export type CsvHeader = (typeof csvHeaders)[number]
