import type { Criticality, ServiceKind } from '@volute/domain/service/fleet'

/** Pumps of a company, as one of its people has entered them. */
export interface Fleet {
  keeper: string
  sites: readonly string[]
  pumps: readonly FleetPump[]
}

interface FleetPump {
  serial: string
  site?: string
  tag?: string
  nickname?: string
  criticality?: Criticality
  installedOn?: string
  note?: string
  isRetired?: boolean
  services?: readonly Service[]
}

export interface Service {
  /** Days before the demo is loaded. */
  daysAgo: number
  kind: ServiceKind
  runningHours?: number
  text: string
  /** Path of positions to each BOM position, and the part that was put in. */
  parts?: readonly { path: number[]; partNumber: string; quantity: number }[]
}

const canal = 'North Canal'
const reservoir = 'Mill Reservoir'
const yard = 'Harvest Road'

const overhaul: Service = {
  daysAgo: 222,
  kind: 'OVERHAUL',
  runningHours: 31_400,
  text: 'Pulled for noise at the thrust bearing. New bearing set, front ring of hard stainless, O-ring of the seal kit.',
  parts: [
    { path: [4, 9], partNumber: '4RB-BR-45', quantity: 1 },
    { path: [1, 7, 4], partNumber: 'C2934-5-SS', quantity: 1 },
    { path: [2, 6], partNumber: 'OR2-222-V', quantity: 1 },
  ],
}

const rings: Service = {
  daysAgo: 410,
  kind: 'REPLACED_PARTS',
  runningHours: 24_050,
  text: 'Upper half lifted. Casing rings at 0.041 in, renewed with the parting gasket.',
  parts: [
    { path: [2, 4], partNumber: 'D4408-5-BZ', quantity: 2 },
    { path: [1, 2], partNumber: '235904', quantity: 1 },
  ],
}

const seal: Service = {
  daysAgo: 132,
  kind: 'REPAIR',
  runningHours: 28_800,
  text: 'Seal dripped. Seal of the second maker put in.',
  parts: [{ path: [2, 4], partNumber: 'TB20773', quantity: 1 }],
}

const flap: Service = {
  daysAgo: 131,
  kind: 'REPLACED_PARTS',
  runningHours: 9200,
  text: 'Lost its prime overnight: flap hard and cracked.',
  parts: [{ path: [1, 6], partNumber: 'D8805-9-NB', quantity: 1 }],
}

const look: Service = {
  daysAgo: 30,
  kind: 'INSPECTION',
  text: 'Vibration 0.18 in/s at the frame, seal dry, bearings at 140 °F.',
}

/** Riverbend has twelve pumps at three sites and one retired; Kestrel has three, one of which is Riverbend's too. */
export const fleets: readonly Fleet[] = [
  {
    keeper: 'finn@riverbend.example',
    sites: [canal, reservoir, yard],
    pumps: [
      {
        serial: '100234',
        site: canal,
        tag: 'P-301A',
        nickname: 'Big Rosie',
        criticality: 'A',
        installedOn: '2019-05-20',
        note: 'Key to the pump house hangs behind the meter.',
        services: [overhaul, look],
      },
      {
        serial: '100235',
        site: canal,
        tag: 'P-301B',
        nickname: 'Little Rosie',
        criticality: 'B',
        installedOn: '2019-05-21',
        services: [seal],
      },
      { serial: '100871', site: canal, tag: 'P-302', criticality: 'B', installedOn: '2020-10-12' },
      { serial: '100640', site: canal, tag: 'P-310', nickname: 'Engine pump', criticality: 'C' },
      {
        serial: 'SC-88120',
        site: reservoir,
        tag: 'P-101',
        nickname: 'Main lift',
        criticality: 'A',
        installedOn: '2021-07-02',
        services: [rings],
      },
      { serial: 'SC-88305', site: reservoir, tag: 'P-102', criticality: 'A', installedOn: '2023-11-06' },
      { serial: 'VT-20771', site: reservoir, tag: 'P-110', nickname: 'Well 1', criticality: 'B' },
      { serial: 'VT-20854', site: reservoir, tag: 'P-111', nickname: 'Well 2', criticality: 'B' },
      { serial: 'MF-4410', site: reservoir, tag: 'P-120', criticality: 'B', installedOn: '2020-08-03' },
      {
        serial: 'T60118',
        site: yard,
        tag: 'P-201',
        nickname: 'Storm pump',
        criticality: 'C',
        services: [flap],
      },
      { serial: 'T60119', site: yard, tag: 'P-202', criticality: 'C' },
      { serial: '101406', site: yard, tag: 'P-210', nickname: 'Wash-down', criticality: 'C' },
      {
        serial: '0098412',
        site: canal,
        tag: 'P-300',
        note: 'Its casing cracked in the frost; P-301A stands in its place.',
        isRetired: true,
      },
    ],
  },
  {
    keeper: 'kim@kestrel.example',
    sites: ['Pit 4'],
    pumps: [
      { serial: 'SC-88121', site: 'Pit 4', tag: 'DW-01', nickname: 'Dewatering', criticality: 'A' },
      { serial: 'T60342', site: 'Pit 4', tag: 'DW-02', criticality: 'B' },
      { serial: '100871', tag: 'HIRE-7', note: 'On hire from Riverbend until the spring.' },
    ],
  },
]
