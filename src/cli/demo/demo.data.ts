import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE } from '../../contract/defaults.js'
/** The demo data of a small wholesaler in the Netherlands. */

/** A REST call that creates demo data. */
export interface DemoCall {
  endpoint: string
  /** A function gets the response of the previous call. */
  // biome-ignore lint/suspicious/noExplicitAny: the endpoint decides what a response looks like
  body: object | ((previous: any) => object)
  /** A list endpoint, or a search with its body: the call is only made while that finds nothing. For records without a key of their own. */
  unless?: string | readonly [search: string, body: object]
}

export const localizedText = (nl: string, en: string) => [
  { language: DEFAULT_LANGUAGE, value: nl },
  { language: 'EN', value: en },
]

const demoBusinessDay = (dayOfWeek: number, openingTime: string | null, closingTime: string | null) => ({
  dayOfWeek,
  openingTime,
  closingTime,
  lunchBeakStartTime: openingTime && '12:30',
  lunchBeakEndTime: openingTime && '13:00',
})
const officeHours = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day === 0 || day === 6 ? demoBusinessDay(day, null, null) : demoBusinessDay(day, '08:00', '17:30'),
)

const warehouseInput = (name: string, description: string, city: string, isPickupLocation: boolean) => ({
  name,
  description,
  notes: '',
  isActive: true,
  isStore: isPickupLocation,
  isPickupLocation,
  businessHours: officeHours,
  address: {
    street: 'Havenweg',
    number: '12',
    postalCode: '3011 AB',
    city,
    country: DEFAULT_COUNTRY,
    company: 'Wharf Trading',
  },
})

/** The users who can log in to the demo. Each gets a random password at the first start. */
export const demoUsers = {
  manager: { email: 'karin@korenbloem.example', is: 'a contact who manages the company' },
  contact: { email: 'peter@korenbloem.example', is: 'a contact of the same company' },
  english: { email: 'emma@vandam.example', is: 'a contact of another company, who reads English' },
  customer: { email: 'sanne@example.com', is: 'a consumer' },
} as const

/** The administrator of the demo, who signs in to the desk. */
export const demoAdmin = {
  email: 'ada@wharf.example',
  firstName: 'Ada',
  lastName: 'Haven',
  is: 'an administrator; signs in to the desk',
} as const

/** The source id of the customer that stands for anonymous visitors. It has no account. */
export const GUEST_SOURCE_ID = 'demo-guest'

export type Place = readonly [street: string, number: string, postalCode: string, city: string]

/** Where those who order are. */
export const places = {
  korenbloem: ['Markt', '12', '2611 GP', 'Delft'],
  vanDam: ['Biltstraat', '84', '3572 BE', 'Utrecht'],
  zeezicht: ['Boulevard Barnaart', '3', '2041 JA', 'Zandvoort'],
  sanne: ['Keizersgracht', '241', '1016 EA', 'Amsterdam'],
} as const

const addressInput = (code: string, [street, number, postalCode, city]: Place, type: 'delivery' | 'invoice') => ({
  code: `${code}-${type}`,
  type,
  street,
  number,
  postalCode,
  city,
  country: DEFAULT_COUNTRY,
  isDefault: 'Y',
})

const companyInput = (
  number: string,
  name: string,
  taxNumber: string,
  place: Place,
  [email, phone]: readonly [string, string],
) => ({
  sources: [{ source: 'ERP', sourceId: number }],
  debtorId: number,
  name,
  taxNumber,
  email,
  phone,
  addresses: [addressInput(number, place, 'invoice'), addressInput(number, place, 'delivery')],
})

const contactCall = (
  companyNumber: string,
  number: string,
  [firstName, lastName]: readonly [string, string],
  [email, phone]: readonly [string, string],
  primaryLanguage: string = DEFAULT_LANGUAGE,
): DemoCall => ({
  endpoint: 'POST /v2/contacts',
  unless: `GET /v2/contacts?email=${encodeURIComponent(email)}`,
  body: {
    parent: { source: 'ERP', sourceId: companyNumber },
    sources: [{ source: 'ERP', sourceId: number }],
    firstName,
    lastName,
    email,
    phone,
    primaryLanguage,
  },
})

/** A custom field, unless the shop has it already. */
const fieldCall = (ownerType: string, code: string, more: object): DemoCall => ({
  endpoint: 'POST /v2/field-definitions',
  unless: ['POST /v2/field-definitions/search', { ownerTypes: [ownerType], codes: [code] }],
  body: { ownerType, code, ...more },
})

const costCentre = {
  type: 'TEXT',
  names: localizedText('Kostenplaats', 'Cost centre'),
  maxLength: 20,
  pattern: '[A-Z]{2}-[0-9]{4}',
  isVisibleToStorefront: true,
  isEditableByBuyer: true,
}

/** The custom fields of the demo shop: buyers give a cost centre, which travels to the order, and the staff rates companies. */
export const fieldCalls: DemoCall[] = [
  fieldCall('CART', 'costCentre', costCentre),
  fieldCall('ORDER', 'costCentre', { ...costCentre, isIndexed: true }),
  fieldCall('COMPANY', 'creditRating', {
    type: 'ENUM',
    names: localizedText('Kredietwaardigheid', 'Credit rating'),
    options: ['A', 'B', 'C'],
  }),
]

/** The ratings of the first companies. */
export const ratingCalls: DemoCall[] = ['1001', '1002'].map((number, i) => ({
  endpoint: `PATCH /v2/companies/sourceId/${number}?source=ERP`,
  body: { customFields: { creditRating: i === 0 ? 'A' : 'B' } },
}))

export const demoCalls: DemoCall[] = [
  {
    endpoint: 'POST /v2/taxes/bulk/zoneAndCode',
    body: {
      taxes: [
        { zone: DEFAULT_COUNTRY, code: 'H', percentage: 21, exportCode: 'NLH' },
        { zone: DEFAULT_COUNTRY, code: 'L', percentage: 9, exportCode: 'NLL' },
        { zone: DEFAULT_COUNTRY, code: 'N', percentage: 0, exportCode: 'NLN' },
        { zone: 'BE', code: 'H', percentage: 21, exportCode: 'BEH' },
        { zone: 'BE', code: 'L', percentage: 6, exportCode: 'BEL' },
        { zone: 'BE', code: 'M', percentage: 12, exportCode: 'BEM' },
        { zone: 'DE', code: 'H', percentage: 19, exportCode: 'DEH' },
        { zone: 'DE', code: 'L', percentage: 7, exportCode: 'DEL' },
      ],
    },
  },
  {
    endpoint: 'POST /v2/surcharges',
    unless: 'GET /v2/surcharges',
    body: {
      name: localizedText('Statiegeld', 'Deposit'),
      type: 'FlatFee',
      value: 0.25,
      taxCodeValue: 'N',
      taxZone: DEFAULT_COUNTRY,
      enabled: true,
    },
  },
  {
    endpoint: 'POST /v2/warehouses/bulk/name',
    body: {
      warehouses: [
        warehouseInput('rotterdam', 'Central warehouse', 'Rotterdam', false),
        warehouseInput('utrecht', 'Shop and pick-up point', 'Utrecht', true),
      ],
    },
  },
  {
    endpoint: 'POST /v2/carriers/bulk/name',
    body: {
      carriers: [
        {
          name: 'PostNL',
          type: 'DELIVERY',
          descriptions: localizedText('Bezorging', 'Delivery'),
          trackAndTraceURL: 'https://jouw.postnl.nl/track-and-trace/',
        },
        {
          name: 'DHL',
          type: 'DELIVERY',
          descriptions: localizedText('Bezorging', 'Delivery'),
          trackAndTraceURL: 'https://www.dhl.com/nl-nl/home/tracking.html',
        },
        { name: 'Pick-up', type: 'PICKUP', descriptions: localizedText('Afhalen', 'Collect yourself') },
      ],
    },
  },
  {
    endpoint: 'POST /v2/paymethods/bulk/externalCode',
    body: {
      paymethods: [
        { externalCode: 'ON_ACCOUNT', names: localizedText('Op rekening', 'On account') },
        { externalCode: 'IDEAL', names: localizedText('iDEAL', 'iDEAL') },
        { externalCode: 'CREDITCARD', names: localizedText('Creditcard', 'Credit card') },
      ],
    },
  },
  {
    endpoint: 'POST /v2/valuesets/bulk/name',
    body: {
      valuesets: [
        {
          name: 'COLOURS',
          descriptions: localizedText('Kleuren', 'Colours'),
          valuesetItems: [
            { value: 'RED', descriptions: localizedText('Rood', 'Red') },
            { value: 'GREEN', descriptions: localizedText('Groen', 'Green') },
            { value: 'BLUE', descriptions: localizedText('Blauw', 'Blue') },
          ],
        },
        {
          name: 'SIZES',
          descriptions: localizedText('Maten', 'Sizes'),
          valuesetItems: [{ value: 'S' }, { value: 'M' }, { value: 'L' }],
        },
      ],
    },
  },
  {
    endpoint: 'POST /v2/companies/bulk/sourceId',
    body: {
      companies: [
        companyInput('1001', 'Bakkerij De Korenbloem', 'NL001234567B01', places.korenbloem, [
          'winkel@korenbloem.example',
          '+31 15 555 01 10',
        ]),
        companyInput('1002', 'Installatiebedrijf Van Dam', 'NL007654321B01', places.vanDam, [
          'inkoop@vandam.example',
          '+31 30 555 02 20',
        ]),
        companyInput('1003', 'Hotel Zeezicht', 'NL009876543B01', places.zeezicht, [
          'receptie@zeezicht.example',
          '+31 23 555 03 30',
        ]),
      ],
    },
  },
  contactCall('1001', 'K-1', ['Karin', 'de Boer'], [demoUsers.manager.email, '+31 6 5550 1101']),
  contactCall('1001', 'K-2', ['Peter', 'Smit'], [demoUsers.contact.email, '+31 6 5550 1102']),
  contactCall('1002', 'K-3', ['Ahmed', 'Yilmaz'], ['ahmed@vandam.example', '+31 6 5550 2201']),
  contactCall('1003', 'K-4', ['Lotte', 'van den Berg'], ['lotte@zeezicht.example', '+31 6 5550 3301']),
  contactCall('1002', 'K-5', ['Emma', 'Clarke'], [demoUsers.english.email, '+31 6 5550 2202'], 'EN'),
  {
    endpoint: 'POST /v2/customers/bulk/sourceId',
    body: {
      customers: [
        {
          sources: [{ source: 'ERP', sourceId: 'P-1' }],
          firstName: 'Sanne',
          lastName: 'Jansen',
          email: demoUsers.customer.email,
          primaryLanguage: DEFAULT_LANGUAGE,
          addresses: [addressInput('P-1', places.sanne, 'delivery')],
        },
        {
          sources: [{ source: 'DEMO', sourceId: GUEST_SOURCE_ID }],
          firstName: 'Gast',
          email: 'guest@example.com',
          primaryLanguage: DEFAULT_LANGUAGE,
        },
      ],
    },
  },
]
