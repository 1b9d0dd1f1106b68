import type { Query } from './queries.ts'

const impellers = [
  'C2134-3-BZ',
  'D4406-3-BZ',
  'D5504-3-CI',
  'D6116-3-BZ',
  'D6116-3-SS',
  'D8816-3-DI',
  'D9111-3-SS',
]
const bearings = ['6208-2Z', '6309-C3', '6311-C3', '6312-C3', '6313-C3', '6316-C3', '5309-A', '7312-BG']
const mechanicalSeals = ['TB09415', 'TB09418', 'TB10773', 'TB11820', 'TB12640', 'TB20773']
const seals = [...mechanicalSeals, '224110', '224114', '224116', '224120', '224126']
const gaskets = ['235626', '235630', '235641', '235644', '235648', '235650', '235660', '235664']
const oRings = ['OR2-116-N', 'OR2-222-N', 'OR2-222-V', 'OR2-228-N', 'OR2-230-E', 'OR2-238-N']
const belts = ['VB-B68', 'VB-B75', 'VB-3VX600']
const sleeves = ['D7240-6-SS', 'D4416-6-SS', 'D4417-6-SS', 'SLV-316', 'SLV-CER']

/** Sixty queries as the trade types them. */
export const tradeQueries: readonly Query[] = [
  // The noun alone, in the singular and plural.
  ['impeller', ...impellers],
  ['Impellers', ...impellers],
  ['bearing', ...bearings],
  ['bearings', ...bearings],
  ['seal', ...seals],
  ['mechanical seals', ...mechanicalSeals],
  ['gasket', ...gaskets],
  ['GASKETS', ...gaskets],
  ['shaft', 'D7242-7-SS', 'D8832-7-AS', 'D9105-7-SS', 'D6131-7-SS', 'D6113-7-SS', 'D4407-7-AS'],
  ['shaft sleeves', ...sleeves],
  ['coupling', 'CPL-E40', 'CPL-E50', 'CPL-E60', 'CPL-E70', 'D6130-9-SS'],
  ['motor', 'MTR-100-2P', 'MTR-060-4P', 'MTR-050-4V', 'MTR-150-4P', 'MTR-040-6V', '4SUB-MO-20'],
  ['packing', 'PK38-G', 'PK38-T', 'PK50-G', 'PK38-A'],
  ['keys', '118380', '118394', '118402', '118410', '118416'],
  ['casing', 'D7232-2-CP', 'D5505-2-CI', 'D4401-2-CI', 'D4402-2-CI', 'T6A-CA-60', 'D8810-2-CI'],
  // Words with hyphens.
  ['o-ring', ...oRings],
  ['O-rings', ...oRings],
  ['O ring', ...oRings],
  ['O-ring 2-222', 'OR2-222-N', 'OR2-222-V'],
  ['2-222 oring viton', 'OR2-222-V'],
  ['v-belt', ...belts],
  ['V-belts', ...belts],
  ['v belt B68', 'VB-B68'],
  ['vbelt 3VX600', 'VB-3VX600'],
  ['y-strainer', 'YS-3'],
  ['ystrainer', 'YS-3'],
  ['u bolt 6 in', 'UB-6'],
  ['cleanout cover', 'D8803-1-CI'],
  ['self priming pump 6x6', 'T6A-EM-60', 'T6A-DE-60'],
  // Sizes.
  ['lip seal 1 7/8', '224116'],
  ['seal 1-3/4 type 21', 'TB10773', 'TB20773'],
  ['bolt 5/8-11 x 2-1/4', '118204'],
  ['lockwasher 5/8', '118858'],
  ['1/2" NPT plug', '119208'],
  ['45mm bearing set', '4RB-BR-45', '4SUB-BR-45'],
  ['6309 bearing', '6309-C3'],
  ['100HP motor', 'MTR-100-2P'],
  // Materials.
  ['316 impeller', ...impellers],
  ['impeller stainless', 'D6116-3-SS'],
  ['bronze wear ring', 'WR-BZ-9', 'D6118-5-BZ', 'D7232-5-BZ', 'D7232-8-BZ', 'D4408-5-BZ', 'D4409-5-BZ'],
  ['shaft sleeve SS316', 'SLV-316'],
  ['epdm o-ring', 'OR2-230-E'],
  // Words of symptoms: a page of a manual that treats them, or the part.
  ['seal leaking', '/documents/OM-4RB.pdf#14', '/documents/OM-4SUB.pdf#13', '119750'],
  ['noisy bearings', '/documents/OM-4RB.pdf#14', '/documents/OM-4RB.pdf#13', '/documents/OM-MOTOR.pdf#12'],
  ['pump lost prime', '/documents/OM-T6A.pdf#7', '/documents/OM-T6A.pdf#14'],
  ['motor overheats', '/documents/OM-MOTOR.pdf#12'],
  ['packing burns', '/documents/OM-12VT.pdf#14'],
  // Numbers of the company's own: tag, nickname, order and PO.
  ['P-301A', '100234'],
  ['p301a', '100234'],
  ['Big Rosie', '100234'],
  ['100011', '100011'],
  ['PO 88-1036', '100011'],
  ['881036', '100011'],
  // Misspelt.
  ['impellor', ...impellers],
  ['gaskit', ...gaskets],
  ['beering', ...bearings],
  ['mecanical seal', ...mechanicalSeals],
  ['couplng insert', 'CPL-E40-E', 'CPL-E50-E', 'CPL-E60-E', 'CPL-E70-E'],
  ['o-rign', ...oRings],
  // A number with a quantity behind it.
  ['TB10773 4', 'TB10773'],
]
