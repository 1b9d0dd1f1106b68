import { limits } from '../../core/kernel/index.ts'

export const companyMessages = {
  nameMissing: 'A company is required to have a name.',
  nameTooLong: `Company name must be ${limits.companyName} characters or less.`,
  nameTaken: 'A company with this name already exists.',
  nameFixed: 'The name of this company cannot be changed.',
  accountNotFound: 'The requested account was not found.',
  companyNotFound: 'The requested company was not found.',
  cannotBeDeleted: 'This company cannot be deleted.',

  deviceOwned: 'This company already owns this device.',
  deviceBlank: 'Device identifiers cannot be left blank.',
  deviceTooLong: `Device identifiers must be ${limits.deviceIdentifier} characters or less.`,
  deviceTypeMissing: 'Please select a device type before adding the device to the company.',
  deviceTaken: 'This device is already owned by another company.',
  deviceNotAdded: 'Add this device to the company, or clear its identifier.',

  /** COMPANY-26 */
  getFailed: 'Unable to get company settings.',
  /** COMPANY-26 */
  createFailed: 'Unable to create company.',
  /** COMPANY-26 */
  updateFailed: 'Unable to update company.',
  /** COMPANY-26 */
  deleteFailed: 'Unable to delete company.',

  created: 'The company has been created.',
  updated: 'The company has been saved.',
  deleted: 'The company has been deleted.',
  deleteWarning:
    'Its users are signed out and cannot sign in again, its open invitations and join requests are withdrawn, and its devices and its distributor are free again. Orders and quotes are kept.',
} as const

/** Meaning of each flag of a company (COMPANY-10, COMPANY-22 to COMPANY-24). */
export const companyFlags = {
  isPackager: {
    label: 'Packager',
    meaning:
      'A packager company cannot see actual asset data such as GPS location and must pass a validation check before transferring assets.',
  },
  isMigrating: {
    label: 'Migrating',
    meaning:
      'New assets of a migrating company are flagged as in migration: templates and configuration are not applied until the flag is removed manually.',
  },
  isTest: {
    label: 'Tester',
    meaning: 'Tester companies are excluded from super-admin reports.',
  },
} as const
