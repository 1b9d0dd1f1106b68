/** Brand of the shop in the tests. */
window.shop = {
  name: 'Volute',
  since: '1946',
  logo: null,
  accent: '#006672',
  contact: {
    salesEmail: 'parts@volute.example',
    phone: '(555) 010-1946',
    fax: '(555) 010-1947',
    address: ['Volute Pump Works', '1946 Foundry Road', 'Fresno, CA 93706'],
    website: 'www.volute.example',
    officeHours: '7am-5pm PST',
  },
  timeZone: 'America/Los_Angeles',
  slides: [],
  facts: [],
  warranty: '',
  isSetUp: true,
  policyVersion: 1,
  termsVersion: 1,
}
