import type { Encoding, FileKind, FileState, FindingKind, Separator } from './uploaded-file.ts'
import type { DrawingSummary } from './callout.ts'
import type { ChangeAct } from './change-acts.ts'
import type { PublicationState, Suspicion } from './publication.ts'

export const stateNames: Record<PublicationState, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHING: 'Publishing',
  PUBLISHED: 'Published',
  FAILED: 'Not published',
  TAKEN_BACK: 'Rolled back',
}

export const actNames: Record<ChangeAct, string> = { ADDED: 'Added', CHANGED: 'Changed', CLOSED: 'Closed' }

/** Reasons why a change is listed at the top. */
export const suspicionReasons: Record<Suspicion, string> = {
  PRICE_HALF: 'The price changes by half or more.',
  BOM_EMPTIED: 'The BOM loses half of its lines or more.',
  SELLABLE_LOST: 'The part is no longer sold.',
  DESCRIPTION_TWICE: 'Another part has this description, too.',
}

export const fileKindNames: Record<FileKind, string> = {
  TABLE: 'Table',
  DRAWING: 'Drawing',
  DOCUMENT: 'Document',
  OTHER: 'Not read',
}

export const fileStateNames: Record<FileState, string> = {
  READING: 'Being read',
  TO_MAP: 'Columns to map',
  READY: 'Ready',
  FAILED: 'Could not be read',
}

export const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Latin-1)',
  'utf-16le': 'UTF-16, little endian',
  'utf-16be': 'UTF-16, big endian',
}

export const separatorNames: Record<Separator, string> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' }

/** Kinds of damage to cells by Excel or an ERP. */
export const findingNames: Record<FindingKind, string> = {
  DECIMAL_COMMA: 'Numbers have a comma before their decimals',
  THOUSANDS: 'Numbers have thousands separators',
  CURRENCY: 'Prices carry a currency',
  SCIENTIFIC: 'A spreadsheet turned numbers into powers of ten',
  LOST_ZEROS: 'Numbers have lost their leading zeros',
  DATE_FOR_NUMBER: 'A spreadsheet turned numbers into dates',
  TEXT_POSITION: 'Positions are not numbers',
  UNIT: 'Numbers have a unit',
  NO_UNIT: 'Numbers have no unit',
  ROUNDED: 'Prices have fractions of a cent',
  FEWER_DECIMALS: 'Numbers are too exact for three decimals',
}

/** Sentences that a person agrees to; null if the original value cannot be known. */
export const agreements: Record<FindingKind, string | null> = {
  DECIMAL_COMMA: 'Read the comma as the decimal mark',
  THOUSANDS: 'Remove the separators',
  CURRENCY: 'Remove the currency',
  SCIENTIFIC: null,
  LOST_ZEROS: 'Put the zeros back',
  DATE_FOR_NUMBER: 'Keep them as text; they are not dates',
  TEXT_POSITION: 'Use them as references on the drawing',
  UNIT: 'Convert them to pounds and inches',
  NO_UNIT: null,
  ROUNDED: 'Round them to whole cents',
  FEWER_DECIMALS: 'Round them to three decimals',
}

/** Sentences by which a person keeps cells as they are in the file. */
export const keepings: Partial<Record<FindingKind, string>> = { LOST_ZEROS: 'Keep them as they stand' }

/** Instructions for findings to which nobody can agree. */
export const remedies: Partial<Record<FindingKind, string>> = {
  SCIENTIFIC: 'The original number is lost. Fix these rows in the file and upload it again.',
  NO_UNIT: 'Choose the unit above the column.',
}

export const drawingStateNames: Record<DrawingSummary['state'], string> = {
  FINDING: 'Finding callouts',
  TO_LOOK_AT: 'To review',
  LOOKED_AT: 'Reviewed',
  FAILED: 'Could not be read',
}
