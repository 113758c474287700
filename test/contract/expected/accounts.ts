/** Companies, contacts, customers, and what belongs to them. */
import { sql } from 'kysely'
import {
  compares,
  containing,
  contains,
  type Fact,
  hasSource,
  is,
  isIgnoringCase,
  isInNumberRange,
  isOneOf,
  isWithin,
  type Look,
  type Of,
} from '../probes.js'
import { type Noun, rowsOf, type SortValue, sources, unique } from './noun.js'
import { type TermFields, termFieldsIn, termIn } from './terms.js'

const addresses = (owner: 'companyId' | 'customerId') =>
  sql`array(select to_jsonb(a) from address a where a.${sql.id(owner)} = t.id)`
const contactsOfCompany = sql`array(
  select to_jsonb(c) from contact c join "contactCompany" acts on acts."contactId" = c.id where acts."companyId" = t.id)`

/** A part of what belongs to a row: `ofEach('addresses', 'city')`. */
const ofEach =
  (part: string, column: string): Of =>
  (fact) =>
    fact[part].map((one: Fact) => one[column])

const camel = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const termFields = (prefix: string, names: string, of: (column: string) => Of): TermFields =>
  Object.fromEntries(names.split(' ').map((name) => [`${prefix}_${name}`, of(camel(name))]))

const ADDRESS = 'ID FIRST_NAME LAST_NAME STREET NUMBER NUMBER_EXTENSION POSTAL_CODE CITY PHONE MOBILE EMAIL CODE'
const own = (column: string): Of => column
const ofAddress = (column: string) => ofEach('addresses', column)
const ofContact = (column: string) => ofEach('contacts', column)

const companyTerms: TermFields = {
  ...termFields('COMPANY', 'ID NAME TAX_NUMBER COC_NUMBER NOTES DEBTOR_ID EMAIL', own),
  ...termFields('COMPANY_ADDRESS', ADDRESS, ofAddress),
  ...termFields('CONTACT', 'ID FIRST_NAME LAST_NAME PHONE MOBILE EMAIL', ofContact),
}

/** A caller without a user manages no company; company.visibility.test.ts shows what a contact who manages some finds. */
const managedByNobody: Look = ({ name }) => [
  { search: { [name]: true }, keeps: () => false },
  { search: { [name]: false }, keeps: () => true },
]

const person: Record<string, Look> = {
  firstName: contains('firstName'),
  middleName: contains('middleName'),
  lastName: contains('lastName'),
  email: isIgnoringCase('email'),
  sources: hasSource('sources'),
}

const contactTerms = termFields('', 'ID FIRST_NAME LAST_NAME PHONE MOBILE EMAIL DEBTOR_ID', own)
const withoutPrefix = (fields: TermFields): TermFields =>
  Object.fromEntries(Object.entries(fields).map(([name, of]) => [name.replace(/^_/, ''), of]))
const contactFields = withoutPrefix(contactTerms)

const customerTerms: TermFields = {
  ...termFields('CUSTOMER', 'ID FIRST_NAME LAST_NAME PHONE MOBILE EMAIL DEBTOR_ID', own),
  ...termFields('CUSTOMER_ADDRESS', ADDRESS, ofAddress),
}

/** The companies above a company or below it, on any level. */
const inTree = (next: 'above' | 'below') => {
  const [from, to] = next === 'above' ? ['id', 'belongsToCompanyId'] : ['belongsToCompanyId', 'id']
  const step = sql`c.${sql.id(to as string)}`
  return sql`array(with recursive tree(id) as (
    select ${step} from company c where c.${sql.id(from as string)} = t.id
    union select ${step} from tree join company c on c.${sql.id(from as string)} = tree.id) select id from tree where id is not null)`
}

/** Below a company, all companies may have the same place: then the filter finds all by it, and none by an unknown company. */
const isInTree =
  (of: string): Look =>
  (asked) => {
    const probes = is(of)(asked)
    const shared = asked.facts[0]?.[of]?.[0]
    if (probes.length || shared === undefined) return probes
    return [
      { search: { [asked.name]: shared }, keeps: () => true },
      { search: { [asked.name]: 2 ** 31 - 1 }, keeps: () => false },
    ]
  }

const companyRows = {
  above: inTree('above'),
  below: inTree('below'),
  sources: sources('companySource', 'companyId'),
  addresses: addresses('companyId'),
  contacts: contactsOfCompany,
}

/** What companySearch makes of attributes: the value under the name of its kind. */
const attributesOf = (join: ReturnType<typeof sql>) => sql`array(
  select to_jsonb(a) || jsonb_build_object('descriptionId', d.uuid, 'descriptionName', d.name, 'descriptionType', d.type, 'valueType', d.type,
    'key', a.uuid, 'valueId', a.uuid,
    'valueName', case d.type when 'ENUM' then a.value::text end,
    'valueColorValue', case d.type when 'COLOR' then a.value #>> '{}' end,
    'valueTextValues', case d.type when 'TEXT' then jsonb_path_query_array(a.value, '$.*[*]')::text end,
    'valueDateValue', case d.type when 'DATETIME' then a.value #>> '{}' end,
    'valueDecimalValue', case d.type when 'DECIMAL' then a.value end,
    'valueIntegerValue', case d.type when 'INT' then a.value end)
  from attribute a join "attributeDescription" d on d.id = a."attributeDescriptionId" ${join})`

const searchRows = {
  ...companyRows,
  companyAttributes: attributesOf(sql`where a."companyId" = t.id`),
  contactAttributes: attributesOf(
    sql`join "contactCompany" acts on acts."contactId" = a."contactId" where acts."companyId" = t.id`,
  ),
}

const ATTRIBUTE_TERMS = 'VALUE_NAME VALUE_COLOR_VALUE VALUE_TEXT_VALUES VALUE_DATE_VALUE VALUE_DECIMAL_VALUE VALUE_INTEGER_VALUE'

/** The fields in which companySearch looks when none is named. */
const searchTerms: TermFields = {
  ...termFields('COMPANY', 'ID NAME TAX_NUMBER COC_NUMBER NOTES DEBTOR_ID EMAIL', own),
  ...termFields('COMPANY_ADDRESS', `${ADDRESS} REGION COUNTRY NOTES NAME`, ofAddress),
  ...termFields('CONTACT', 'ID FIRST_NAME LAST_NAME PHONE MOBILE EMAIL IBAN BANK_ACCOUNT BIC NOTES DEBTOR_ID', ofContact),
  ...termFields('COMPANY_ATTRIBUTE', ATTRIBUTE_TERMS, (column) => ofEach('companyAttributes', column)),
  ...termFields('CONTACT_ATTRIBUTE', ATTRIBUTE_TERMS, (column) => ofEach('contactAttributes', column)),
}

const SORTED_ADDRESS = `${ADDRESS} REGION COUNTRY NOTES NAME IS_DEFAULT TYPE ACTIVE`
const SORTED_CONTACT =
  'ID FIRST_NAME LAST_NAME PHONE MOBILE EMAIL IBAN BANK_ACCOUNT BIC NOTES DATE_OF_BIRTH CREATED_AT LAST_MODIFIED_AT DEBTOR_ID'
const SORTED_ATTRIBUTE = `ID CREATED_AT LAST_MODIFIED_AT CREATED_BY LAST_MODIFIED_BY DESCRIPTION_ID DESCRIPTION_NAME DESCRIPTION_TYPE VALUE_ID VALUE_TYPE ${ATTRIBUTE_TERMS}`

/** Of its addresses, contacts and attributes, a company is sorted by the least. */
function sortedBy(prefix: string, names: string, part: string): Record<string, SortValue> {
  const least = (column: string): Of => {
    const values = ofEach(part, column) as (fact: Fact) => (string | number | null)[]
    return (fact) => values(fact).reduce((low, value) => (low === null || (value !== null && value < low) ? value : low), null)
  }
  // The id of an attribute is a uuid.
  const columnOf = (name: string) => (part.endsWith('Attributes') && name === 'ID' ? 'uuid' : camel(name))
  return Object.fromEntries(names.split(' ').map((name) => [`${prefix}_${name}`, { of: least(columnOf(name)) }]))
}

/** How many fields hold the term. */
const relevance = (fact: Fact) => Object.values(searchTerms).filter((of) => containing(of, 'Zwolle')(fact)).length

const companySorts: Record<string, SortValue> = {
  ...Object.fromEntries(
    'NAME TAX_NUMBER COC_NUMBER NOTES CREATED_AT LAST_MODIFIED_AT'
      .split(' ')
      .map((name) => [`COMPANY_${name}`, { of: camel(name) }]),
  ),
  COMPANY_ID: unique('id'),
  RELEVANCE: { of: (fact) => relevance(fact), besides: { term: 'Zwolle' } },
  ...sortedBy('COMPANY_ADDRESS', SORTED_ADDRESS, 'addresses'),
  ...sortedBy('CONTACT', SORTED_CONTACT, 'contacts'),
  ...sortedBy('COMPANY_ATTRIBUTE', SORTED_ATTRIBUTE, 'companyAttributes'),
  ...sortedBy('CONTACT_ATTRIBUTE', SORTED_ATTRIBUTE, 'contactAttributes'),
}

export const accounts: Record<string, Noun> = {
  Company: {
    rows: rowsOf('company', companyRows),
    keyOf: ({ companyId, id }) => companyId ?? id,
    looks: {
      companyIds: isOneOf('id'),
      name: contains('name'),
      taxNumber: isIgnoringCase('taxNumber'),
      cocNumber: isIgnoringCase('cocNumber'),
      email: isIgnoringCase('email'),
      sources: hasSource('sources'),
      managedCompaniesOnly: managedByNobody,
      belowCompanyId: isInTree('above'),
      aboveCompanyId: isInTree('below'),
      term: termIn(companyTerms),
      termFields: termFieldsIn(companyTerms),
    },
  },
  CompanySearch: {
    rows: rowsOf('company', searchRows),
    looks: {
      term: termIn(searchTerms),
      termFields: termFieldsIn(searchTerms, (fieldNames) => [{ fieldNames }]),
      companyCreatedAt: isWithin('createdAt'),
      companyLastModifiedAt: isWithin('lastModifiedAt'),
      companyAttributeCreatedAt: isWithin(ofEach('companyAttributes', 'createdAt')),
      companyAttributeLastModifiedAt: isWithin(ofEach('companyAttributes', 'lastModifiedAt')),
      contactCreatedAt: isWithin(ofContact('createdAt')),
      contactLastModifiedAt: isWithin(ofContact('lastModifiedAt')),
      contactDateOfBirth: isWithin(ofContact('dateOfBirth')),
      contactAttributeCreatedAt: isWithin(ofEach('contactAttributes', 'createdAt')),
      contactAttributeLastModifiedAt: isWithin(ofEach('contactAttributes', 'lastModifiedAt')),
      addressTypes: isOneOf(ofAddress('type')),
      addressIsDefault: is(ofAddress('isDefault')),
      addressActive: is(ofAddress('active')),
    },
    sorts: companySorts,
  },
  Contact: {
    rows: rowsOf('contact', { sources: sources('contactSource', 'contactId') }),
    keyOf: ({ contactId, id }) => contactId ?? id,
    looks: {
      ...person,
      contactIds: isOneOf('id'),
      term: termIn(contactFields),
      termFields: termFieldsIn(contactFields),
    },
  },
  Customer: {
    rows: rowsOf('customer', { sources: sources('customerSource', 'customerId'), addresses: addresses('customerId') }),
    keyOf: ({ customerId, id }) => customerId ?? id,
    looks: {
      ...person,
      customerIds: isOneOf('id'),
      term: termIn(customerTerms),
      termFields: termFieldsIn(customerTerms),
    },
    sorts: { NAME: { of: 'lastName' } },
  },
  Address: { rows: rowsOf('address') },
  MagicToken: {
    rows: rowsOf('magicToken'),
    looks: { failedLogins: compares('failedLogins'), successfulLogins: compares('successfulLogins') },
  },
  PurchaseAuthorizationConfig: {
    rows: rowsOf('purchaseAuthorizationConfig'),
    looks: { authorizationLimit: isInNumberRange('authorizationLimit') },
  },
}
