export const partMessages = {
  drawingFailed: 'Internal server error. Unable to load the drawing.',
  partFailed: 'Error loading part.',
  partNotFound: 'Failed to find part.',
  whereUsedFailed: "Internal server error. Couldn't retrieve where the part is used.",
  comeBack: 'Wait a moment, then try again.',
  checkNumber: 'Please check the part number.',
  partTitle: 'Part',
  notSold: 'Not sold.',
  supersededBy: 'Superseded by',
  /** `, added instead at $3.37`, after the number of the replacement in a pump's list. */
  addedInstead: (price: string) => `, added instead at ${price}`,
  /** `OR2-222-V replaces OR2-222-N.` */
  replaces: (partNumber: string, old: string) => `${partNumber} replaces ${old}.`,
  /** Label of the button that orders the replacement. */
  orderPart: (partNumber: string) => `Order ${partNumber}`,
  /** Link to the BOM or pump that has the same number as the part. */
  openNumber: (type: 'bom' | 'serial', identifier: string) =>
    `Open ${type === 'bom' ? 'BOM' : 'pump'} ${identifier}`,
  /** ERR-12 */
  paintColorsFailed: 'Error loading paint colors.',
  partNotSellableTitle: 'Part Not Sellable.',
  partNotSellable:
    'The part you are searching for is not sellable or does not exist. Please check the part number and try again.',
} as const
