import Papa from 'papaparse'
import { documents } from '../documents/documents.ts'
import { parts, pumps } from './catalogue.ts'
import { addedLines, alternates, partsBeside, pastLines } from './past.ts'
import { serials, shippedTo, withShippedFile } from './serials.ts'
import { shippedLines } from './shipped-lines.ts'
import { replacements, supersessions } from './supersessions.ts'
import {
  accounts,
  companies,
  deviceTypes,
  distributors,
  paintColors,
  stockInDayton,
  warehouses,
} from './trade.ts'

type Row = Record<string, string | number | boolean>

/** Makes the catalogue in the import format: the text of each CSV file by its name. */
export function csvFiles(): Map<string, string> {
  const tables: [name: string, rows: Row[]][] = [
    ['parts.csv', partRows()],
    ['warehouses.csv', warehouses.map(({ isMain, ...place }) => ({ ...place, is_main: isMain }))],
    [
      'stock.csv',
      stockInDayton.map(({ part, quantity }) => ({ part_number: part, warehouse: 'Dayton', quantity })),
    ],
    [
      'supersessions.csv',
      supersessions.map(({ part, replacedBy }) => ({ part_number: part, replaced_by: replacedBy })),
    ],
    ['bom_lines.csv', lineRows()],
    ['pumps.csv', [...bomRows(), ...serialRows()]],
    ['as_shipped.csv', shippedRows()],
    ['alternates.csv', alternateRows()],
    ['bom_documents.csv', documentRows()],
    ['boms.csv', pumps.map((pump) => ({ bom_number: pump.bom.number, force_nested: pump.isForceNested }))],
    ['companies.csv', companyRows()],
    [
      'accounts.csv',
      accounts.map((account) => ({
        identifier: account.identifier,
        name: account.name,
        discount_percent: account.discountPercent,
      })),
    ],
    ['distributors.csv', distributors],
    ['paint_colors.csv', paintColors.map((color) => ({ name: color.name, hex_code: color.hexCode }))],
    ['device_types.csv', deviceTypes],
  ]
  return new Map(tables.map(([name, rows]) => [name, `${Papa.unparse(rows, { newline: '\n' })}\n`]))
}

function partRows(): Row[] {
  return [...parts, ...replacements, ...partsBeside].map((part) => ({
    part_number: part.number,
    description: part.description,
    unit: part.unit,
    price: part.price === null ? '' : (part.price / 100).toFixed(2),
    weight_lb: part.weight ?? '',
    is_paintable: part.isPaintable,
    is_sellable: part.isSellable,
    has_other_material: part.hasOtherMaterial,
    stock: part.stock,
    lead_time_days: part.leadTimeDays,
    trim_min: part.trims?.min.toFixed(3) ?? '',
    trim_full: part.trims?.full.toFixed(3) ?? '',
  }))
}

/** Current lines, then past lines with the date until which they were valid. */
function lineRows(): Row[] {
  const today = [...parts, ...partsBeside].flatMap((parent) =>
    parent.lines.map((line, index) => ({
      parent_part_number: parent.number,
      child_part_number: line.part.number,
      quantity: line.quantity,
      position: index + 1,
      valid_from: sinceWhen(parent.number, index + 1),
      valid_to: '',
    })),
  )
  const past = pastLines.map(({ parent, part, quantity, position, until }) => ({
    parent_part_number: parent,
    child_part_number: part,
    quantity,
    position,
    valid_from: '',
    valid_to: until,
  }))
  return [...today, ...past]
}

function sinceWhen(parent: string, position: number): string {
  const isHere = (line: { parent: string; position: number }) =>
    line.parent === parent && line.position === position
  return pastLines.find(isHere)?.until ?? addedLines.find(isHere)?.since ?? ''
}

function shippedRows(): Row[] {
  return serials
    .filter(({ serial }) => withShippedFile.includes(serial))
    .flatMap(({ serial, bom, shipDate }) =>
      shippedLines(serial, bom, shipDate).map(({ parent, part, quantity, position }) => ({
        serial_number: serial,
        parent_part_number: parent,
        child_part_number: part,
        quantity,
        position,
      })),
    )
}

function alternateRows(): Row[] {
  return alternates.map(({ part, alternate, kind, isBothWays, bom, note }) => ({
    part_number: part,
    alternate,
    kind,
    both_ways: isBothWays,
    bom_number: bom,
    note,
  }))
}

/** A row without serial number describes the BOM itself. */
function bomRows(): Row[] {
  return pumps.map((pump) => pumpRow(pump.bom.number, {}))
}

function serialRows(): Row[] {
  return serials.map(({ bom, serial, trim, angle, copilotId, shipDate, manuals }) =>
    pumpRow(bom, {
      serial_number: serial,
      trim,
      angle,
      copilot_id: copilotId,
      ship_date: shipDate,
      account_identifier: shippedTo.get(serial) ?? '',
      manual_1: manuals[0] ?? '',
      manual_2: manuals[1] ?? '',
    }),
  )
}

function pumpRow(bomNumber: string, own: Row): Row {
  const pump = pumps.find(({ bom }) => bom.number === bomNumber)
  if (!pump) throw new Error(`No pump has the BOM ${bomNumber}.`)
  const { bom, model, type, hasDrawing } = pump
  return {
    bom_number: bom.number,
    pump_model: model,
    serial_number: '',
    trim: '',
    angle: '',
    pump_type: type,
    copilot_id: '',
    description: bom.description,
    ship_date: '',
    account_identifier: '',
    manual_1: '',
    manual_2: '',
    exploded_drawing_number: hasDrawing ? bom.number : '',
    ...own,
  }
}

function documentRows(): Row[] {
  return documents.flatMap(({ kind, name, file, boms }) =>
    boms.map((bom_number) => ({ bom_number, kind, name, url: `/documents/${file}` })),
  )
}

/** Leaves the discount blank, since a company's discount is its account's. */
function companyRows(): Row[] {
  return companies.map((company) => ({
    name: company.name,
    account_identifier: company.account,
    discount_percent: '',
    is_packager: company.isPackager,
    is_migrating: company.isMigrating,
    is_test: company.isTest,
  }))
}
