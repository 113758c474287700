/** Attributes with their descriptions, and media of records. */
import { sql } from 'kysely'
import { inLanguage, is, isOneOf, type Look, lacksLanguage } from '../probes.js'
import { first } from '../rows/first.js'
import { type Noun, rowsOf } from './noun.js'
import { describedTerms } from './terms.js'

const shownMedia = (table: string): Noun => ({
  rows: rowsOf(table),
  looks: {
    description: inLanguage(
      ({ description }) => Object.fromEntries(Object.entries(description).map(([language, text]) => [language, [String(text)]])),
      true,
    ),
    tag: inLanguage(({ tags }) => tags, false),
  },
  sorts: { PRIORITY: { of: 'priority' } },
})

/** The records that show an attribute of a description; the first record of each class has its own values. */
const resultRows = {
  isSaid: sql`exists (select from attribute a where a."attributeDescriptionId" = t.id and (
    a."productId" = ${first('product')} or a."categoryId" = ${first('category')} or a."clusterId" = ${first('cluster')}
    or a."companyId" = ${first('company')} or a."contactId" = ${first('contact')} or a."customerId" = ${first('customer')}))`,
  owners: sql`(select jsonb_build_object('product', ${first('product')}, 'category', ${first('category')}, 'cluster', ${first('cluster')},
    'company', ${first('company')}, 'contact', ${first('contact')}, 'customer', ${first('customer')}))`,
}

const describedLooks: Record<string, Look> = {
  classes: isOneOf('attributeClass'),
  missingLanguage: lacksLanguage('descriptions'),
  ...describedTerms('name', 'NAME'),
}

/** The filters of descriptions are in a nested object: each is sent as a list of descriptions sends it. */
const describedBy =
  (uuid: string): Look =>
  (asked) => {
    const fields: [string, Look][] = [
      ['ids', isOneOf(uuid)],
      ['names', isOneOf('name')],
      ['types', isOneOf('type')],
      ['groups', isOneOf('group')],
      ['isSearchable', is('isSearchable')],
      ['isPublic', is('isPublic')],
      ['isHidden', is('isHidden')],
      ['isSystem', is('isSystem')],
      ...Object.entries(describedTerms('name', 'NAME')),
    ]
    const within = (search: object) => ({ [asked.name]: search })
    return fields.flatMap(([name, look]) =>
      look({ ...asked, name }).map(({ from, search, keeps }) => ({
        ...(typeof from === 'object' && { from: within(from) }),
        search: within(search),
        keeps,
      })),
    )
  }

/** The ids of records narrow the record that is asked anyway, to itself or to nothing; those of another class contradict it. */
const narrowsTo =
  (table: string): Look =>
  ({ name, facts, list }) => {
    const id = facts[0].owners[table]
    if (!list.toLowerCase().includes(table))
      return [{ search: { [name]: [id] }, refused: 'ATTRIBUTE_VALIDATION_ERROR', keeps: () => false }]
    return [
      { search: { [name]: [id] }, keeps: () => true },
      { search: { [name]: [2 ** 31 - 1] }, keeps: () => false },
    ]
  }

/** Attributes of any records, or below a product: then only of that product. */
const ownersOfAttributes: Record<string, Look> = Object.fromEntries(
  ['product', 'category', 'cluster', 'company', 'contact', 'customer'].map((table): [string, Look] => [
    `${table}Ids`,
    (asked) =>
      asked.list === 'Query.attributes' || table === 'product'
        ? isOneOf(`${table}Id`)(asked)
        : [{ search: { [asked.name]: [1] }, refused: 'ATTRIBUTE_VALIDATION_ERROR', keeps: () => false }],
  ]),
)

export const said: Record<string, Noun> = {
  AttributeDescription: { rows: rowsOf('attributeDescription'), looks: describedLooks },
  AttributeResult: {
    rows: rowsOf('attributeDescription', resultRows),
    keyOf: ({ attributeDescription, attributeDescriptionId }) => attributeDescription?.id ?? attributeDescriptionId,
    selects: 'attributeDescription { id }',
    looks: {
      attributeDescription: describedBy('uuid'),
      includeDefaultValues: ({ name }) =>
        [true, false].map((isIncluded) => ({
          search: { [name]: isIncluded },
          keeps: (fact) => isIncluded || fact.isSaid,
        })),
      productIds: narrowsTo('product'),
      categoryIds: narrowsTo('category'),
      clusterIds: narrowsTo('cluster'),
      companyIds: narrowsTo('company'),
      contactIds: narrowsTo('contact'),
      customerIds: narrowsTo('customer'),
    },
  },
  // Attributes of products: below the first of them, and of several.
  Attribute: {
    rows: async (server) => {
      const { rows } = await sql`select d.*, a.*, d.uuid as "descriptionUuid", d.type as type from attribute a
        join "attributeDescription" d on d.id = a."attributeDescriptionId"`.execute(server.db)
      return rows
    },
    selects: 'id',
    looks: { attributeDescription: describedBy('descriptionUuid'), ...ownersOfAttributes },
  },
  MediaImage: shownMedia('mediaImage'),
  MediaVideo: shownMedia('mediaVideo'),
  MediaDocument: shownMedia('mediaDocument'),
  MediaAttachment: shownMedia('mediaAttachment'),
}
