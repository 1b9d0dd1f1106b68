/** Trade partners and paint colors of the maker, as its ERP would export them. */

export const companies = [
  { name: 'Riverbend Irrigation', account: 'RIV-1042', isPackager: false, isMigrating: false, isTest: false },
  { name: 'Kestrel Mining', account: 'KES-2210', isPackager: false, isMigrating: false, isTest: false },
  { name: 'Northwind Water', account: 'NWW-3075', isPackager: true, isMigrating: false, isTest: false },
  { name: 'Tidewater Test', account: '', isPackager: false, isMigrating: false, isTest: true },
  { name: 'Alder Dairy', account: '', isPackager: false, isMigrating: true, isTest: false },
]

export const accounts = [
  { identifier: 'RIV-1042', name: 'Riverbend Irrigation Supply', discountPercent: '12.5' },
  { identifier: 'KES-2210', name: 'Kestrel Mining Group', discountPercent: '8' },
  { identifier: 'NWW-3075', name: 'Northwind Water Packaging', discountPercent: '5.25' },
  { identifier: 'GEN-0001', name: 'General Customers', discountPercent: '0' },
]

export const distributors = [
  { code: 'D-110', name: 'Great Basin Pump Supply' },
  { code: 'D-204', name: 'Lakeshore Pump and Motor' },
  { code: 'D-317', name: 'Piedmont Fluid Equipment' },
]

export const paintColors = [
  { name: 'Forest Green', hexCode: '#1F4D2E' },
  { name: 'Gloss Black', hexCode: '#1A1A1A' },
  { name: 'Machine Gray', hexCode: '#7C8285' },
  { name: 'Safety Blue', hexCode: '#1B5FAA' },
  { name: 'Safety Red', hexCode: '#B3202A' },
  { name: 'Signal Orange', hexCode: '#E0641A' },
]

export const deviceTypes = [{ name: 'Co-Pilot Gateway' }, { name: 'Flow Meter' }, { name: 'Pump Controller' }]

export const warehouses = [
  { name: 'Fresno', state: 'CA', country: 'US', isMain: true },
  { name: 'Dayton', state: 'OH', country: 'US', isMain: false },
]

/** Stock in Dayton, near the customers of the Lakes. */
export const stockInDayton = [
  { part: '235626', quantity: 60 },
  { part: '118204', quantity: 120 },
  { part: 'C2134-3-BZ', quantity: 1 },
  { part: 'TB11820', quantity: 8 },
  { part: '4RB-SK-175', quantity: 3 },
]
