import { markSvg } from '@volute/domain/core/brand'
import type { RequestOfEach } from '@volute/domain/app/contract'
import { quoteBody } from '../quote-body.ts'
import { brand, PASSWORD } from '../world.ts'
import { newCompany } from './new-company.ts'
import type { MatrixCaller, MatrixWorld } from './matrix-world.ts'

/** The smallest valid request to each endpoint; its subjects are Riverbend's or Vic's. */
export function minimalRequests(world: MatrixWorld, caller: MatrixCaller): RequestOfEach {
  const { line, riverbend, quoteId, orderNumber, salesOrderId, savedCustomerAddressId } = world
  const company = { companyId: String(riverbend) }
  const vic = { ...company, userId: String(world.vic) }
  const phone = { phoneNumber: null, phoneNumberCountryCode: null }
  const pump = { fleetPumpId: String(world.fleetPumpId) }
  const photo = { claimId: world.claimId, photoId: world.photoId }
  const role = { name: 'Storekeeper', description: '', permissionIds: [] }
  const group = { name: 'Night shift', roleIds: [], userIds: [] }
  const plain = { paintColorId: null, impellerTrim: null, impellerAngle: null }
  const newcomer = { name: 'Nell', emailAddress: 'nell@new.example' }
  return {
    kernel: { getLiveness: {}, getReadiness: {}, getHealth: {} },
    brand: {
      getShop: {},
      getSetUp: {},
      changeShop: { brand, version: 1 },
      addPicture: { base64: Buffer.from(markSvg('#006672')).toString('base64') },
      publishLegalText: { kind: 'terms', version: 0, sections: [{ title: 'Price', text: 'As agreed.' }] },
      getLegalText: { kind: 'privacy' },
    },
    session: {
      signIn: { username: 'vic@riverbend.example', password: PASSWORD },
      signOut: {},
      requestPassword: { emailAddress: 'vic@riverbend.example' },
      changePassword: {
        emailAddress: caller.email,
        currentPassword: PASSWORD,
        newPassword: `${PASSWORD}!`,
        accessToken: caller.accessToken,
      },
      acceptPolicy: {},
      listSessions: {},
      endOtherSessions: {},
      enterCompany: { companyId: world.kestrel },
      exitCompany: {},
      getSession: {},
      listActing: { ...company, pageNumber: '1', rowsPerPage: '25' },
    },
    registration: {
      getRegistrationSettings: {},
      findInvitedUser: { emailAddress: 'ina@new.example', applicationCode: 'ECOMMERCE' },
      readInvitation: { emailAddress: 'ina@new.example', companyCode: world.inviteCode },
      listInvitations: company,
      resendInvitation: { ...company, invitationId: String(world.invitationId) },
      cancelInvitation: { ...company, invitationId: String(world.invitationId) },
      acceptInvite: { name: 'Ina', emailAddress: 'ina@new.example', companyCode: world.inviteCode, ...phone },
      listRegistrationCompanies: {},
      createAccount: { ...newcomer, companyName: 'Nell Pumps', companyAddress: '' },
      requestToJoin: { ...newcomer, companyId: riverbend },
      listJoinRequests: company,
      reviewJoinRequest: { ...company, joinRequestId: world.joinRequestId, decision: 'DECLINED' },
      inviteUsers: {
        companyId: riverbend,
        inviteUsers: [{ emailAddress: newcomer.emailAddress, roleId: world.basicUser }],
      },
      openCompany: { companyName: newCompany.companyName },
    },
    account: {
      getUser: vic,
      changeProfile: { ...vic, name: 'Vic', ...phone },
      deleteUser: vic,
      exportPersonalData: vic,
    },
    search: {
      findNumber: { type: 'serial', input: '100234' },
      suggestNumbers: { text: '1002' },
      findNearest: { partNumbers: ['TB10737'] },
      findResults: { q: 'casing gasket' },
      noteSettledSearch: { text: 'baering', isFound: false },
      listSynonyms: {},
      saveSynonym: { word: 'mech seal', means: 'mechanical seal' },
      deleteSynonym: { synonymId: '1' },
    },
    faults: {
      listFaultDocuments: {},
      getFaults: world.faultTable,
      saveFaults: { ...world.faultTable, version: 1, faults: [] },
      resetFaults: { ...world.faultTable, version: '1' },
    },
    part: {
      getPart: { partNumber: 'TB10773' },
      findDrawings: { partNumbers: ['TB10773'] },
      listPaintColors: {},
      getWhereUsed: { partNumber: 'TB10773' },
    },
    partPage: { getPartPage: { partNumber: 'TB10773' } },
    bom: { getLookup: { type: 'bom', identifier: '4RB-EM-100' } },
    serial: { getSerial: { serialNumber: '100234' } },
    fit: {
      getFit: { serialNumber: '100234' },
      findVerdicts: { pumpId: '1', partIds: [1] },
    },
    fleet: {
      listFleet: {},
      getFleetPump: pump,
      addPumps: { serialNumbers: ['100234'] },
      changeFleetPump: { ...pump, tag: 'P-301A', version: 1 },
      retireFleetPump: pump,
      listSites: {},
      createSite: { name: 'South pump house' },
      renameSite: { siteId: world.siteId, name: 'Old pump house' },
      deleteSite: { siteId: world.siteId },
      getPumpHistory: pump,
      addServiceEntry: { ...pump, ...world.entry },
      changeServiceEntry: { ...pump, ...world.entry, serviceEntryId: world.serviceEntryId },
      deleteServiceEntry: { ...pump, serviceEntryId: world.serviceEntryId },
      listServicePhotos: { serialNumber: '100234' },
      listOfferedPumps: {},
      drawLabels: { fleetPumpIds: [world.fleetPumpId], size: 20 },
      getPublicPump: { serialNumber: '100234' },
      findScanned: { serialNumbers: ['100234'] },
    },
    photos: { sendPhoto: {}, getPhoto: photo, getClaimPhoto: photo },
    promise: {
      getPromises: { items: [{ partNum: 'TB10773', quantity: 1 }] },
      getSupply: { partNumber: 'TB10773' },
    },
    leadTime: {
      getLeadTime: { partNum: 'TB10773', quantity: 1 },
      getLeadTimes: { items: [{ partNum: 'TB10773', quantity: 1 }] },
    },
    cart: {
      getCartQuantity: {},
      getCartMap: {},
      putCart: { replaceAll: false, items: [line] },
      editCart: {
        edits: [
          {
            editId: '0b9f6a52-93a5-4b0e-9c0e-3f5d3e1f7a10',
            edit: { act: 'add', lines: [{ ...line, ...plain, cartItemId: -1 }], at: 0 },
          },
        ],
      },
    },
    lines: {
      resolveLines: {
        lines: [
          {
            typedNumber: 'TB10773',
            quantity: '1',
            options: { paintColor: '', trim: '', angle: '' },
            source: 'TYPED',
          },
        ],
        intoCart: false,
      },
    },
    listReading: { readLists: { text: 'TB10773\t1' } },
    checkout: {
      getReviewOrder: {},
      getSavedAddress: { savedCustomerAddressId },
      saveAddress: world.works,
      deleteSavedAddress: { savedCustomerAddressId },
    },
    quotes: {
      listQuotes: {},
      getQuote: { quoteId },
      saveQuote: quoteBody([line]),
      getQuotePdf: { quoteId },
      listQuoteRecipients: {},
      mailQuote: { quoteId, emailAddress: newcomer.emailAddress },
    },
    orders: {
      placeSalesOrder: world.order,
      getOrderStatus: { requestCode: world.requestCode },
      getCompletedOrder: { orderNumber },
      getOrderInvoice: { orderNumber, invoiceId: world.invoiceId },
      getPoFile: { orderNumber },
      checkPoNumber: { poNumber: '88-1042' },
      reorder: { orderNumber },
      copyQuote: { quoteId },
      searchOrderHistory: {
        pageNumber: 1,
        rowsPerPage: 25,
        columnName: 'Order Date',
        sortDirection: 'DESC',
      },
      listManagedOrders: { pageNumber: '1', rowsPerPage: '25' },
      getManagedOrder: { salesOrderId },
      getManagedPoFile: { salesOrderId },
      stepManagedOrder: { salesOrderId, step: 'PICKED' },
      addInvoice: { salesOrderId, number: 'INV-1', invoicedOn: '2026-11-20', total: 1 },
    },
    returns: {
      claimLine: {
        orderNumber,
        code: '5d1f5a0e-3a6b-4a1c-9d52-6a1f7c0e8b11',
        position: 0,
        quantity: 1,
        kind: 'WARRANTY',
        reason: 'It leaks.',
      },
      getWarranty: { orderNumber, position: '0' },
      listManagedClaims: {},
      getManagedClaim: { claimId: world.claimId },
      decideClaim: { claimId: world.claimId, decision: 'DECLINED', answer: 'Worn.' },
    },
    accounts: {
      listAccounts: { kind: 'customer' },
      addAccount: { kind: 'distributor', code: 'D-900', name: 'Nell Supply' },
      renameAccount: { kind: 'distributor', accountId: String(world.freeDistributor), name: 'Nell Supply' },
      deleteAccount: { kind: 'distributor', accountId: String(world.freeDistributor) },
    },
    companies: {
      listCompanies: { pageNumber: '1', rowsPerPage: '25' },
      getCompanyMap: { pageNumber: '1', rowsPerPage: '25' },
      listCompanyChoices: {},
      getCompany: company,
      createCompany: newCompany,
      changeCompany: { ...company, ...newCompany },
      deleteCompany: company,
    },
    distributors: {
      listDistributors: {},
      suggestDistributors: {},
      linkDistributor: { companyId: String(world.kestrel), distributorAccountId: world.freeDistributor },
      unlinkDistributor: company,
    },
    preferences: {
      getPreferences: company,
      savePreferences: { ...company, defaultPaintColor: null },
    },
    dashboard: { getRibbonFigures: {}, getReturnDashboard: {} },
    demand: {
      listZeroResults: {},
      listLostParts: {},
      listExpiredQuotes: {},
      ignoreDemand: { list: 'parts', id: 1, reason: 'NOT_SOLD', isIgnored: true },
      setReplacement: { partNumber: 'NS9000', replacedBy: 'TB10773' },
    },
    today: { getToday: {}, getTodayCounts: {} },
    demo: { listMails: {}, listCast: {} },
    roles: {
      listRoles: company,
      createRole: { ...company, ...role },
      getRole: { ...company, roleId: world.roleId },
      changeRole: { ...company, roleId: world.roleId, ...role },
      deleteRole: { ...company, roleId: world.roleId },
    },
    users: {
      listUsers: company,
      changeUser: { ...vic, name: 'Vic', userState: 'ENABLED', ...phone, roleId: world.basicUser },
      listUserGroups: company,
      createUserGroup: { ...company, ...group },
      changeUserGroup: { ...company, userGroupId: world.userGroupId, ...group },
      deleteUserGroup: { ...company, userGroupId: world.userGroupId },
    },
    support: {
      findForSupport: { searchValue: 'Riverbend' },
      getSupportPerson: { userId: String(world.vic) },
      getSupportOrder: { salesOrderId },
      tryOrderAgain: { salesOrderId: world.refusedOrderId },
      listSupportMails: {},
      sendMailAgain: { mailId: world.mailId },
      listFailingJobs: {},
      tryJobAgain: { jobId: world.jobId },
      listWaitingRequests: {},
      listAudit: {},
    },
    workbench: {
      listPublications: {},
      beginDraft: { name: 'Prices of spring' },
      getPublication: world.draft,
      renameDraft: { ...world.draft, name: 'Prices of summer' },
      discardDraft: world.draft,
      uploadFile: { ...world.draft, name: 'parts.csv' },
      leaveOutFile: world.uploaded,
      getUploadedFile: world.uploaded,
      mapFile: {
        ...world.uploaded,
        reading: { encoding: 'utf-8', separator: ',', decimalMark: '.', sheet: null, headRow: 0 },
        mappings: [],
      },
      listBadRows: world.uploaded,
      compareDraft: world.draft,
      listChanges: world.draft,
      publishDraft: { ...world.draft, atUtc: null, withoutBadRows: false },
      holdPublication: world.scheduled,
      checkRollBack: world.published,
      rollBack: { ...world.published, onlyUntouched: false },
      listDraftDrawings: world.draft,
      getDraftDrawing: { drawingId: world.drawingId },
      assignDrawing: { drawingId: world.drawingId, revision: 1, partNumber: null, kind: 'EXPLODED' },
      saveCallouts: { drawingId: world.drawingId, revision: 1, callouts: [], isLookedAt: false },
      getDraftPicture: { drawingId: world.drawingId },
    },
  }
}
