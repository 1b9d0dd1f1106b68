import type { MatrixCaller, MatrixWorld } from '../access-matrix/matrix-world.ts'
import { quoteBody } from '../quote-body.ts'
import { PASSWORD } from '../world.ts'

/** The caller, values for the path, and the body. */
export type Requests = Record<string, { as: Partial<MatrixCaller>; body?: object; [place: string]: unknown }>

/** A request to each call of the documents, by its name in `docs/requirements/calls.md`, with exactly the documented fields. */
export function documentRequests(
  world: MatrixWorld,
  { meter, passwordToken }: { meter: number; passwordToken: string },
): Requests {
  const { Buyer: ben, Admin: rosa, 'Basic User': vic, Sales: sol, 'provider Admin': ada } = world.callers
  const nobody = {}
  const companyId = world.riverbend
  const phone = { phoneNumberCountryCode: null, phoneNumber: null }
  const newcomer = { name: 'Nell', emailAddress: 'nell@new.example' }
  const userId = world.vic
  const item = { ...world.line, paintColorId: null, impellerTrim: null, impellerAngle: null, units: 'EA' }
  const { savedCustomerAddressId } = world
  const role = { name: 'Storekeeper', description: '', permissionIds: [] }
  const flags = { isPackager: false, isMigrating: false, isTest: false }
  const ownedDevices = [{ deviceTypeId: meter, deviceIdentifier: 'FM-2' }]
  const company = { companyName: 'Nell Pumps', ...flags, accountId: null, ownedDevices }
  const newPassword = `${PASSWORD}!`
  return {
    'POST /registration/authenticate': { as: nobody, body: { username: ben.email, password: PASSWORD } },
    'POST /accept/eula': { as: ben },
    'PUT /registration/password (change)': {
      as: ben,
      body: {
        emailAddress: ben.email,
        currentPassword: PASSWORD,
        newPassword,
        accessToken: ben.accessToken,
      },
    },
    'PUT /registration/password (temporary)': {
      as: nobody,
      body: { emailAddress: 'quinn@riverbend.example', newPassword, accessToken: passwordToken },
    },
    'POST /registration/password': { as: nobody, body: { emailAddress: ben.email } },
    'POST /registration/user-exists': {
      as: nobody,
      body: { emailAddress: 'ina@new.example', applicationCode: 'ECOMMERCE' },
    },
    'PUT /registration/company/user/invite/accept': {
      as: nobody,
      body: { name: 'Ina', emailAddress: 'ina@new.example', companyCode: world.inviteCode, ...phone },
    },
    'GET /registration/company': { as: nobody },
    'POST /registration/company/user': {
      as: nobody,
      body: { ...newcomer, companyName: 'Nell Pumps', companyAddress: '' },
    },
    'POST /registration/company/user/request': { as: nobody, body: { ...newcomer, companyId } },
    'GET /company/{companyId}/user/{userId}': { as: rosa, companyId, userId },
    'PUT /company/{companyId}/user/{userId}/profile': {
      as: vic,
      companyId,
      userId,
      body: { name: 'Vic', ...phone },
    },
    'DELETE /company/{companyId}/user/{userId} (own account)': { as: vic, companyId, userId },
    'GET /cart/quantity': { as: ben },
    'GET /company': { as: sol },
    'POST /search': { as: ben, body: { type: 'part', input: 'TB10773' } },
    'GET /part/{partNumber}': { as: ben, partNumber: 'TB10773' },
    'GET /lookup/{type}/{identifier}': { as: ben, type: 'serial', identifier: '100234' },
    'HEAD /documents/{name}.pdf (manual or pump curve)': { as: nobody, name: '4RB-manual' },
    'HEAD /svgs/{partNumber}.svg': { as: nobody, partNumber: '4RB-EM-100' },
    'GET /company/{companyId}/preference': { as: ben, companyId },
    'GET /paint-color': { as: ben },
    'PUT /cart (add)': { as: ben, body: { replaceAll: false, items: [item] } },
    'POST /leadtime': { as: ben, body: { partNum: 'TB10773', quantity: 1 } },
    'GET /cart/map': { as: ben },
    'PUT /cart (replace)': { as: ben, body: { items: [item], replaceAll: true } },
    'GET /review-order': { as: ben },
    'GET /sales-quote': { as: ben },
    'GET /sales-quote/{quoteId}': { as: ben, quoteId: world.quoteId },
    'POST /sales-quote': { as: ben, body: quoteBody([world.line]) },
    'GET /saved-customer-address/{savedCustomerAddressId}': { as: ben, savedCustomerAddressId },
    'PUT /saved-customer-address': {
      as: ben,
      body: {
        shippingDependentLocality: null,
        shippingSortingCode: null,
        ...world.works,
      },
    },
    'DELETE /saved-customer-address/{savedCustomerAddressId}': { as: ben, savedCustomerAddressId },
    'POST /sales-order': { as: ben, body: world.order },
    'GET /sales-order/{requestCode}': { as: ben, requestCode: world.requestCode },
    'GET /completed-order/{orderNumber}': { as: ben, orderNumber: world.orderNumber },
    'POST /sales-order/history/search': {
      as: ben,
      body: {
        dateSearchStart: null,
        searchValue: '',
        pageNumber: 1,
        rowsPerPage: 25,
        columnName: 'Order Date',
        sortDirection: 'DESC',
      },
    },
    'GET /serial/{serialNumber}': { as: ben, serialNumber: '100234' },
    'GET /manage-company-distributors': { as: ada },
    'PUT /manage-company-distributors/{companyId}': {
      as: ada,
      companyId: world.kestrel,
      body: { distributorAccountId: world.freeDistributor },
    },
    'DELETE /manage-company-distributors/{companyId}': { as: ada, companyId },
    'POST /registration/company/user/invite': {
      as: rosa,
      body: { inviteUsers: [{ emailAddress: newcomer.emailAddress, roleId: world.basicUser }], companyId },
    },
    'PUT /company/{companyId}/user/{userId}': {
      as: rosa,
      companyId,
      userId,
      body: { name: 'Vic', userState: 'ENABLED', ...phone, roleId: world.basicUser },
    },
    'DELETE /company/{companyId}/user/{userId}': { as: rosa, companyId, userId },
    'GET /company/{companyId}/usergroup/map': { as: rosa, companyId },
    'GET /company/{companyId}/role': { as: rosa, companyId },
    'GET /company/{companyId}/role/{roleId}': { as: rosa, companyId, roleId: world.roleId },
    'POST /company/{companyId}/role': { as: rosa, companyId, body: role },
    'PUT /company/{companyId}/role/{roleId}': { as: rosa, companyId, roleId: world.roleId, body: role },
    'DELETE /company/{companyId}/role/{roleId}': { as: rosa, companyId, roleId: world.roleId },
    'PUT /company/{companyId}/preference': { as: rosa, companyId, body: { defaultPaintColor: null } },
    'GET /company/map': { as: ada },
    'GET /company/{companyId}': { as: ada, companyId },
    'POST /company': { as: ada, body: company },
    'PUT /company/{companyId}': { as: ada, companyId, body: company },
    'DELETE /company/{companyId}': { as: ada, companyId },
  }
}
