/** A pump that was built: its BOM, the trim and angle of its impeller, and its ship date. */
export interface Serial {
  serial: string
  bom: string
  /** Impeller diameter in inches, three decimals; blank if nobody recorded it. */
  trim: string
  /** Blade angle in degrees; only mixed flow impellers have one. */
  angle: string
  copilotId: string
  /** Blank if it is no longer known. */
  shipDate: string
  manuals: string[]
}

const rows: [
  serial: string,
  bom: string,
  trim: string,
  angle: string,
  copilotId: string,
  shipDate: string,
  ...manuals: string[],
][] = [
  ['100234', '4RB-EM-100', '9.250', '', 'CP-004417', '2019-04-16', 'OM-4RB', 'OM-MOTOR'],
  ['100235', '4RB-EM-100', '9.250', '', 'CP-004418', '2019-04-16', 'OM-4RB', 'OM-MOTOR'],
  ['100871', '4RB-EM-100', '8.875', '', '', '2020-09-02', 'OM-4RB'],
  ['101406', '4RB-EM-100', '9.750', '', '', '2021-11-19', 'OM-4RB', 'OM-MOTOR'],
  ['102117', '4RB-EM-100', '9.000', '', 'CP-007302', '2023-02-07', 'OM-4RB', 'OM-MOTOR'],
  ['103950', '4RB-EM-100', '9.500', '', 'CP-011846', '2026-12-14', 'OM-4RB', 'OM-MOTOR'],
  ['0098412', '4RB-BS-100', '', '', '', '2012-06-28'],
  ['100640', '4RB-BS-100', '8.750', '', '', '2020-03-11', 'OM-4RB'],
  ['102588', '4RB-BS-100', '9.125', '', '', '', 'OM-4RB'],
  ['T60118', 'T6A-EM-60', '12.375', '', 'CP-005120', '2019-12-05', 'OM-T6A', 'OM-MOTOR'],
  ['T60119', 'T6A-EM-60', '12.375', '', '', '2019-12-05', 'OM-T6A', 'OM-MOTOR'],
  ['T60342', 'T6A-EM-60', '11.500', '', 'CP-009911', '2024-05-21', 'OM-T6A', 'OM-MOTOR'],
  ['T60397', 'T6A-EM-60', '12.000', '', '', '2025-08-13', 'OM-T6A', 'OM-MOTOR'],
  ['T60205-D', 'T6A-DE-60', '12.375', '', '', '2021-07-30', 'OM-T6A'],
  ['T60288-D', 'T6A-DE-60', '', '', '', '2023-03-16'],
  ['VT-20771', '12VT-4S-50', '8.250', '', '', '2018-08-22', 'OM-12VT', 'OM-MOTOR'],
  ['VT-20854', '12VT-4S-50', '8.600', '', 'CP-003985', '2018-12-18', 'OM-12VT', 'OM-MOTOR'],
  ['VT-21230', '12VT-4S-50', '8.125', '', '', '2022-02-09', 'OM-12VT'],
  ['VT-21466', '12VT-4S-50', '8.400', '', 'CP-010077', '2024-11-06', 'OM-12VT', 'OM-MOTOR'],
  ['SC-88120', '8HSC-EM-150', '16.250', '', 'CP-006640', '2021-05-27', 'OM-8HSC', 'OM-MOTOR'],
  ['SC-88121', '8HSC-EM-150', '16.250', '', 'CP-006641', '2021-05-27', 'OM-8HSC', 'OM-MOTOR'],
  ['SC-88305', '8HSC-EM-150', '15.500', '', '', '2023-09-14', 'OM-8HSC'],
  ['SC-88512', '8HSC-EM-150', '16.500', '', '', '2026-02-25', 'OM-8HSC', 'OM-MOTOR'],
  ['MF-4410', '16MF-EM-40', '15.500', '18', 'CP-005873', '2020-06-10', 'OM-16MF', 'OM-MOTOR'],
  ['MF-4411', '16MF-EM-40', '15.500', '18', 'CP-005874', '2020-06-10', 'OM-16MF', 'OM-MOTOR'],
  ['MF-4467', '16MF-EM-40', '15.250', '14.5', '', '2022-10-04', 'OM-16MF'],
  ['MF-4520', '16MF-EM-40', '15.000', '22', '', '2025-01-29', 'OM-16MF', 'OM-MOTOR'],
  ['S20-7731', '4SUB-EM-20', '9.600', '', '', '2022-08-17', 'OM-4SUB'],
  ['S20-7732', '4SUB-EM-20', '9.250', '', '', '2022-08-17', 'OM-4SUB'],
  ['S20-8054', '4SUB-EM-20', '', '', '', '2025-06-03'],
]

export const serials: Serial[] = rows.map(([serial, bom, trim, angle, copilotId, shipDate, ...manuals]) => ({
  serial,
  bom,
  trim,
  angle,
  copilotId,
  shipDate,
  manuals,
}))

/** Account to which a pump was shipped, if known: it is offered to that company's fleet. */
export const shippedTo = new Map(
  Object.entries({
    'RIV-1042': [
      '100234',
      '100235',
      '100871',
      '101406',
      '100640',
      '102117',
      'T60118',
      'T60119',
      'VT-20771',
      'VT-20854',
      'SC-88120',
      'SC-88305',
      'SC-88512',
      'MF-4410',
      'S20-7731',
      '0098412',
    ],
    'KES-2210': ['SC-88121', 'T60342'],
  }).flatMap(([account, shipped]) => shipped.map((serial) => [serial, account] as const)),
)

/** Pumps for which the works kept every line as built. */
export const withShippedFile = ['100234', '101406', 'SC-88120']
