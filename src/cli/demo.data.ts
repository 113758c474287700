/** What a small wholesaler in the Netherlands would have. */
export interface DemoCall {
  line: string
  /** A function gets the answer to the call before it. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what the endpoint says it is
  body: object | ((before: any) => object)
  /** A list that must be empty for the call to be made: for what has no key of its own. */
  unless?: string
}

const text = (nl: string, en: string) => [
  { language: 'NL', value: nl },
  { language: 'EN', value: en },
]

const open = (dayOfWeek: number, openingTime: string | null, closingTime: string | null) => ({
  dayOfWeek,
  openingTime,
  closingTime,
  lunchBeakStartTime: openingTime && '12:30',
  lunchBeakEndTime: openingTime && '13:00',
})
const officeHours = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day === 0 || day === 6 ? open(day, null, null) : open(day, '08:00', '17:30'),
)

const warehouse = (name: string, description: string, city: string, isPickupLocation: boolean) => ({
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
    country: 'NL',
    company: 'Wharf Trading',
  },
})

/** Who can log in to the demo, as what. Each gets a password of its own at the first start. */
export const demoUsers = {
  manager: { email: 'karin@korenbloem.example', is: 'a contact who manages the company' },
  contact: { email: 'peter@korenbloem.example', is: 'a contact of the same company' },
  customer: { email: 'sanne@example.com', is: 'a consumer' },
} as const

/** The key of the customer as whom visitors look at the shop; nobody logs in as them. */
export const GUEST = 'demo-guest'

const address = (code: string, city: string, street: string, type: 'delivery' | 'invoice') => ({
  code: `${code}-${type}`,
  type,
  street,
  number: '1',
  postalCode: '1234 AB',
  city,
  country: 'NL',
  isDefault: 'Y',
})

const company = (number: string, name: string, taxNumber: string, city: string, street: string) => ({
  sources: [{ source: 'ERP', sourceId: number }],
  debtorId: number,
  name,
  taxNumber,
  addresses: [address(number, city, street, 'invoice'), address(number, city, street, 'delivery')],
})

const contact = (companyNumber: string, number: string, firstName: string, lastName: string, email: string): DemoCall => ({
  line: 'POST /v2/contacts',
  unless: `GET /v2/contacts?email=${encodeURIComponent(email)}`,
  body: {
    parent: { source: 'ERP', sourceId: companyNumber },
    sources: [{ source: 'ERP', sourceId: number }],
    firstName,
    lastName,
    email,
    primaryLanguage: 'NL',
  },
})

export const demoCalls: DemoCall[] = [
  {
    line: 'POST /v2/taxes/bulk/zoneAndCode',
    body: {
      taxes: [
        { zone: 'NL', code: 'H', percentage: 21, exportCode: 'NLH' },
        { zone: 'NL', code: 'L', percentage: 9, exportCode: 'NLL' },
        { zone: 'NL', code: 'N', percentage: 0, exportCode: 'NLN' },
        { zone: 'BE', code: 'H', percentage: 21, exportCode: 'BEH' },
        { zone: 'BE', code: 'L', percentage: 6, exportCode: 'BEL' },
        { zone: 'BE', code: 'M', percentage: 12, exportCode: 'BEM' },
        { zone: 'DE', code: 'H', percentage: 19, exportCode: 'DEH' },
        { zone: 'DE', code: 'L', percentage: 7, exportCode: 'DEL' },
      ],
    },
  },
  {
    line: 'POST /v2/surcharges',
    unless: 'GET /v2/surcharges',
    body: { name: text('Statiegeld', 'Deposit'), type: 'FlatFee', value: 0.25, taxCodeValue: 'N', taxZone: 'NL', enabled: true },
  },
  {
    line: 'POST /v2/warehouses/bulk/name',
    body: {
      warehouses: [
        warehouse('rotterdam', 'Central warehouse', 'Rotterdam', false),
        warehouse('utrecht', 'Shop and pick-up point', 'Utrecht', true),
      ],
    },
  },
  {
    line: 'POST /v2/carriers/bulk/name',
    body: {
      carriers: [
        {
          name: 'PostNL',
          type: 'DELIVERY',
          descriptions: text('Bezorging', 'Delivery'),
          trackAndTraceURL: 'https://jouw.postnl.nl/track-and-trace/',
        },
        {
          name: 'DHL',
          type: 'DELIVERY',
          descriptions: text('Bezorging', 'Delivery'),
          trackAndTraceURL: 'https://www.dhl.com/nl-nl/home/tracking.html',
        },
        { name: 'Pick-up', type: 'PICKUP', descriptions: text('Afhalen', 'Collect yourself') },
      ],
    },
  },
  {
    line: 'POST /v2/paymethods/bulk/externalCode',
    body: {
      paymethods: [
        { externalCode: 'ON_ACCOUNT', names: text('Op rekening', 'On account') },
        { externalCode: 'IDEAL', names: text('iDEAL', 'iDEAL') },
        { externalCode: 'CREDITCARD', names: text('Creditcard', 'Credit card') },
      ],
    },
  },
  {
    line: 'POST /v2/valuesets/bulk/name',
    body: {
      valuesets: [
        {
          name: 'COLOURS',
          descriptions: text('Kleuren', 'Colours'),
          valuesetItems: [
            { value: 'RED', descriptions: text('Rood', 'Red') },
            { value: 'GREEN', descriptions: text('Groen', 'Green') },
            { value: 'BLUE', descriptions: text('Blauw', 'Blue') },
          ],
        },
        {
          name: 'SIZES',
          descriptions: text('Maten', 'Sizes'),
          valuesetItems: [{ value: 'S' }, { value: 'M' }, { value: 'L' }],
        },
      ],
    },
  },
  {
    line: 'POST /v2/companies/bulk/sourceId',
    body: {
      companies: [
        company('1001', 'Bakkerij De Korenbloem', 'NL001234567B01', 'Delft', 'Markt'),
        company('1002', 'Installatiebedrijf Van Dam', 'NL007654321B01', 'Utrecht', 'Biltstraat'),
        company('1003', 'Hotel Zeezicht', 'NL009876543B01', 'Zandvoort', 'Boulevard'),
      ],
    },
  },
  contact('1001', 'K-1', 'Karin', 'de Boer', demoUsers.manager.email),
  contact('1001', 'K-2', 'Peter', 'Smit', demoUsers.contact.email),
  contact('1002', 'K-3', 'Ahmed', 'Yilmaz', 'ahmed@vandam.example'),
  {
    line: 'POST /v2/customers/bulk/sourceId',
    body: {
      customers: [
        {
          sources: [{ source: 'ERP', sourceId: 'P-1' }],
          firstName: 'Sanne',
          lastName: 'Jansen',
          email: demoUsers.customer.email,
          primaryLanguage: 'NL',
          addresses: [address('P-1', 'Amsterdam', 'Keizersgracht', 'delivery')],
        },
        { sources: [{ source: 'DEMO', sourceId: GUEST }], firstName: 'Gast', email: 'guest@example.com', primaryLanguage: 'NL' },
      ],
    },
  },
]
