/** Where a placed order stands in the ERP (HISTORY-10); `Rejected` when the order desk said no. */
export const orderStatuses = ['Received', 'Picked', 'Shipped', 'Rejected'] as const

/**
 * Where an order stands for the order desk: as its buyer sees it, or `Waiting` while the ERP has not answered for
 * minutes, or `Failed` when the ERP said no (OQ-46).
 */
export const deskStatuses = [...orderStatuses, 'Waiting', 'Failed'] as const
export type DeskStatus = (typeof deskStatuses)[number]
