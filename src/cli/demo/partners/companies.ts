/** The companies of the whole demo shop beside the three of the small one: trades and institutions of several kinds, in three countries. */
import { type DEFAULT_COUNTRY, DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import type { DemoCall, Place } from '../demo.data.js'
import { toLocalized } from '../words.js'

/** What a company does. Its sector determines what it buys. */
export const SECTORS = {
  bakery: 'Bakkerij|Bakery|Bäckerei',
  installer: 'Installateur|Installer|Installateur',
  builder: 'Bouwbedrijf|Builder|Bauunternehmen',
  hotel: 'Hotel|Hotel|Hotel',
  public: 'Overheid|Public sector|Öffentliche Hand',
  school: 'Onderwijs|Education|Bildung',
  care: 'Zorg|Health care|Gesundheit',
  shipyard: 'Scheepswerf|Shipyard|Werft',
  housing: 'Vastgoed|Property management|Hausverwaltung',
  grower: 'Kwekerij|Grower|Gärtnerei',
  events: 'Evenementen|Events|Veranstaltungen',
  factory: 'Industrie|Manufacturing|Industrie',
  retailer: 'Winkel|Retailer|Einzelhandel',
} as const

export type Sector = keyof typeof SECTORS

export interface Company {
  /** The debtor number, which is also its id in the ERP. */
  number: string
  name: string
  sector: Sector
  country: typeof DEFAULT_COUNTRY | 'BE' | 'DE'
  place: Place
  /** The part of its e-mail addresses after the @. */
  domain: string
  language: typeof DEFAULT_LANGUAGE | 'EN' | 'DE'
  /** First and last names. The first contact leads purchasing. */
  contacts: readonly (readonly [firstName: string, lastName: string])[]
}

/** One line for each company: number, name, sector, country, language, address, domain, contacts. */
const TABLE = `
1004|Bouwbedrijf De Hoeksteen|builder|NL|NL|Nijverheidsweg;21;3812 PA;Amersfoort|hoeksteen.example|Jeroen Bos,Mieke Vos,Rachid Amrani
1005|Elektro Vermeer|installer|NL|NL|Kruisstraat;140;5612 CK;Eindhoven|vermeer.example|Joris Vermeer,Anouk Peters,Daan Willems
1006|Loodgietersbedrijf Waterman|installer|NL|NL|Spaarne;58;2011 CJ;Haarlem|waterman.example|Bram Waterman,Fenna Mulder
1007|Gemeente Oosterhaven|public|NL|NL|Raadhuisplein;1;9901 AB;Oosterhaven|oosterhaven.example|Marleen Dijkstra,Wouter Postma,Samira Bakkali,Henk Veenstra
1008|Scholengroep De Brug|school|NL|NL|Brugweg;77;8011 LT;Zwolle|debrug.example|Ellen Kok,Tom van Leeuwen,Yvonne Brouwer
1009|Ziekenhuis Sint Anna|care|NL|NL|Molengracht;30;4818 CK;Breda|sintanna.example|Gerard Maas,Linda Jacobs,Fatima El Idrissi
1010|Scheepswerf Noordzee|shipyard|NL|NL|Trawlerkade;90;1976 CB;IJmuiden|werfnoordzee.example|Kees Schilder,Ruud Tol,Piotr Nowak
1011|Woningstichting Thuis|housing|NL|NL|Velperweg;11;6824 BB;Arnhem|thuis.example|Nadia Haddad,Maarten Kuiper,Carla Smeets
1012|Kwekerij Groenland|grower|NL|NL|Galgeweg;64;2671 MG;Naaldwijk|groenland.example|Arie van der Knaap,Petra Zwinkels
1013|Evenementenbouw Podium|events|NL|NL|Markerkant;1206;1314 AJ;Almere|podium.example|Lars Hendriks,Julia Prins
1014|Klimaattechniek Zuid|installer|NL|NL|Akersteenweg;205;6227 AE;Maastricht|klimaatzuid.example|Paul Lemmens,Ine Houben
1015|Machinefabriek Veldman|factory|NL|NL|Auke Vleerstraat;18;7521 PG;Enschede|veldman.example|Gert Veldman,Wendy Olthof,Sander Kamp
1016|Hotel Het Wapen|hotel|NL|NL|Grote Markt;36;9712 HV;Groningen|hetwapen.example|Saskia Wiersma,Jan Boersma
1017|IJzerwaren Bakker & Zn.|retailer|NL|NL|Nieuwestad;102;8911 CX;Leeuwarden|bakkerijzer.example|Sjoerd Bakker,Tineke Hoekstra
1018|Aannemersbedrijf Kuipers|builder|NL|NL|Ringbaan-Oost;320;5017 AD;Tilburg|kuipersbouw.example|Frank Kuipers,Nicole Verhoeven
1019|Zonnestroom Noord|installer|NL|NL|Industrieweg;9;9402 NP;Assen|zonnestroom.example|Iris Meijer,Bas Huisman,Stefan Dekker
1020|Bouwonderneming Peeters|builder|BE|NL|Noorderlaan;147;2030;Antwerpen|peetersbouw.example|Luc Peeters,An Claes
1021|Installatietechniek Janssens|installer|BE|NL|Kortrijksesteenweg;610;9000;Gent|janssenstechniek.example|Wim Janssens,Sofie Maes
1022|Hausverwaltung Rhein|housing|DE|DE|Severinstraße;44;50678;Köln|hv-rhein.example|Sabine Hoffmann,Uwe Klein
1023|Elektro Krüger|installer|DE|DE|Hammer Straße;215;48153;Münster|elektro-krueger.example|Thomas Krüger,Birgit Wolf
1024|Harbour Fit-Out|builder|NL|EN|Wilhelminakade;901;3072 AR;Rotterdam|harbourfitout.example|Oliver Grant,Grace Sutton
1025|Café De Kade|retailer|NL|NL|Voorhaven;7;3024 RM;Rotterdam|cafedekade.example|Robin van Es,Maud Kramer`

/** The companies of the table. */
export const companies: readonly Company[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [number, name, sector, country, language, place, domain, contacts] = line.split('|') as [string, ...string[]]
    return {
      number,
      name: name as string,
      sector: sector as Sector,
      country: country as Company['country'],
      language: language as Company['language'],
      place: place?.split(';') as unknown as Place,
      domain: domain as string,
      contacts: (contacts ?? '').split(',').map((contact) => {
        const [firstName = '', ...lastName] = contact.split(' ')
        return [firstName, lastName.join(' ')] as const
      }),
    }
  })

/** The sectors of the companies of the small demo. */
const SMALL_SECTORS: Readonly<Record<string, Sector>> = { 1001: 'bakery', 1002: 'installer', 1003: 'hotel' }

/** The sectors of all companies by their numbers. */
export const sectorsOfCompanies: ReadonlyMap<string, Sector> = new Map([
  ...Object.entries(SMALL_SECTORS),
  ...companies.map(({ number, sector }): [string, Sector] => [number, sector]),
])

/** The e-mail address of a contact: the first name at the domain of the company, without accents and spaces. */
export const emailOf = ({ domain }: Company, firstName: string) =>
  `${firstName.normalize('NFD').replace(/\W/g, '').toLowerCase()}@${domain}`

/** VAT numbers look like real ones, but their digits follow from the number of the company. */
const taxNumberOf = ({ country, number }: Company) =>
  ({ NL: `NL00${number}4567B01`, BE: `BE0${number}45678`, DE: `DE${number}45678` })[country]

const DIAL = { NL: '+31 10', BE: '+32 3', DE: '+49 221' } as const

const toInput = (company: Company) => {
  const { number, name, country, place, domain } = company
  const [street, houseNumber, postalCode, city] = place
  const address = { street, number: houseNumber, postalCode, city, country, isDefault: 'Y' }
  return {
    sources: [{ source: 'ERP', sourceId: number }],
    debtorId: number,
    name,
    taxNumber: taxNumberOf(company),
    email: `inkoop@${domain}`,
    phone: `${DIAL[country]} 555 ${number.slice(0, 2)} ${number.slice(2)}`,
    addresses: (['invoice', 'delivery'] as const).map((type) => ({ ...address, code: `${number}-${type}`, type })),
  }
}

/** A further contact of a company of the small demo: company, first name, last name, e-mail address. */
const FURTHER: readonly (readonly [company: string, firstName: string, lastName: string, email: string])[] = [
  ['1001', 'Noor', 'Visser', 'noor@korenbloem.example'],
]

const contactInput = (
  company: string,
  number: string,
  [firstName, lastName]: readonly [string, string],
  email: string,
  primaryLanguage: string,
) => ({
  parent: { source: 'ERP', sourceId: company },
  sources: [{ source: 'ERP', sourceId: number }],
  firstName,
  lastName,
  email,
  phone: `+31 6 5551 ${number.slice(2).padStart(4, '0')}`,
  primaryLanguage,
})

const contacts = [
  ...FURTHER.map(([company, firstName, lastName, email]) => ({
    company,
    name: [firstName, lastName] as const,
    email,
    language: DEFAULT_LANGUAGE,
  })),
  ...companies.flatMap((company) =>
    company.contacts.map((name) => ({
      company: company.number,
      name,
      email: emailOf(company, name[0]),
      language: company.language,
    })),
  ),
]

/** How a description of an attribute of companies is made. */
const companyAttribute = (name: string, text: string) => ({
  name,
  type: 'TEXT',
  attributeClass: 'COMPANY',
  descriptions: toLocalized(text),
  defaultValue: { textValues: [] },
})

/** The attributes of companies. Storefronts find the machines of a company by MY_INSTALLATIONS, which holds their ids. */
export const companyAttributes: DemoCall = {
  endpoint: 'POST /v2/attributedescriptions/bulk/name',
  body: {
    attributeDescriptions: [
      companyAttribute('SECTOR', 'Branche|Sector|Branche'),
      companyAttribute('MY_INSTALLATIONS', 'Onze machines|Our machines|Unsere Maschinen'),
    ],
  },
}

/** The calls that create the companies and their contacts. */
export const companyCalls: readonly DemoCall[] = [
  { endpoint: 'POST /v2/companies/bulk/sourceId', body: { companies: companies.map(toInput) } },
  ...contacts.map(({ company, name, email, language }, i) => ({
    endpoint: 'POST /v2/contacts',
    unless: `GET /v2/contacts?email=${encodeURIComponent(email)}`,
    body: contactInput(company, `K-${i + 11}`, name, email, language),
  })),
]
