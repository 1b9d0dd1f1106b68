/** A customer company that staff may create. */
export const newCompany = {
  companyName: 'Nell Pumps',
  isPackager: false,
  isMigrating: false,
  isTest: false,
  accountId: null,
  ownedDevices: [],
}
