/** Products, clusters, categories, and their attributes. */
import { type RawBuilder, sql } from 'kysely'
import {
  type Asked,
  contains,
  crossedSource,
  type Fact,
  hasSource,
  is,
  isFrom,
  isIgnored,
  isOneOf,
  isUpTo,
  isWithin,
  type Look,
  lacksLanguage,
  type Of,
  type Probe,
  type SourcePair,
} from '../probes.js'
import { first } from '../rows/first.js'
import { allTexts, inDutch, type Noun, rowsOf, type SortValue, sources, unique } from './noun.js'
import { describedTerms } from './terms.js'

/** A word that only some products and clusters have in their names, and its English one. */
export const RARE_WORD = { NL: 'zaagblad', EN: 'sawblade' }

const hasWord =
  (language: 'NL' | 'EN') =>
  (fact: Fact): boolean =>
    [fact.names, ...(fact.memberNames ?? [])].some((names) => String(names[language] ?? '').includes(RARE_WORD[language]))

const term: Look = ({ name }) => [{ search: { [name]: RARE_WORD.NL }, keeps: hasWord('NL') }]
const languageOfTerm: Look = ({ name }) => [
  { from: 'all', search: { term: RARE_WORD.EN, [name]: 'EN' }, keeps: hasWord('EN') },
  { from: 'all', search: { term: RARE_WORD.NL, [name]: 'NL' }, keeps: hasWord('NL') },
]

/** A list of one class finds everything by its own class and nothing by the other. */
const classIs =
  (own: 'PRODUCT' | 'CLUSTER'): Look =>
  ({ name }) =>
    ['PRODUCT', 'CLUSTER'].map((value) => ({ search: { [name]: value }, keeps: () => value === own }))

/** Of a category's path, all that list a thing or stand above a category that does. */
export const listedBelow = (fact: Fact): number[] => fact.categoryPaths.flatMap((path: string) => path.split('/').map(Number))

const categoryId: Look = (asked) => (asked.interfaceName === 'rest' ? is(listedBelow)(asked) : is('listedIn')(asked))

const getDescendants: Look = ({ name, facts }) => {
  const isAbove = (id: number) => facts.some((fact) => listedBelow(fact).includes(id) && !fact.listedIn.includes(id))
  const parent = facts.flatMap(listedBelow).find(isAbove)
  return [true, false].map((isDeep) => ({
    from: { categoryId: parent },
    search: { categoryId: parent, [name]: isDeep },
    keeps: (fact) => (isDeep ? listedBelow(fact) : fact.listedIn).includes(parent),
  }))
}

/** The keys of other systems: `source` names the system, `sourceIds` the keys in it or in any. */
export const sourceName: Look = is((fact) => fact.sources.map(({ name }: SourcePair) => name))
export const sourceIds: Look = (asked) => {
  const one = isOneOf((fact) => fact.sources.map(({ id }: SourcePair) => id))(asked)
  const pairs: SourcePair[] = asked.facts.flatMap((fact) => fact.sources)
  const together = [pairs[0] as SourcePair, crossedSource(pairs)].map(
    ({ name, id }): Probe => ({
      search: { source: name, [asked.name]: [id] },
      keeps: (fact) => fact.sources.some((one: SourcePair) => one.name === name && one.id === id),
    }),
  )
  return [...one, ...together]
}

/** Order lists: the list ASSORTMENT is assigned to one contact and one company, and names some products and clusters. */
export const buyers: Record<string, Look> = {
  orderlistIds: ({ name, facts }) => [{ search: { [name]: [facts[0].assortment.listId] }, keeps: isOffered }],
  userId: ({ name, facts }) => [{ search: { [name]: facts[0].assortment.contactId }, keeps: isOffered }],
  companyId: ({ name, facts }) => [{ search: { [name]: facts[0].assortment.companyId }, keeps: isOffered }],
  applyOrderlists: ({ name, facts }) =>
    [true, false].map((isApplied) => ({
      search: { userId: facts[0].assortment.contactId, [name]: isApplied },
      keeps: (fact) => !isApplied || isOffered(fact),
    })),
}
const isOffered = (fact: Fact): boolean => fact.isOffered

/** The party of the list ASSORTMENT. */
const assortment = sql`(select jsonb_build_object('listId', l.id,
  'contactId', (select "contactId" from "orderlistParty" where "orderlistId" = l.id and "contactId" is not null),
  'companyId', (select "companyId" from "orderlistParty" where "orderlistId" = l.id and "companyId" is not null))
  from orderlist l where l.code = 'ASSORTMENT')`
const inAssortment = (condition: ReturnType<typeof sql>) => sql`exists (
  select from "orderlistItem" i join orderlist l on l.id = i."orderlistId" where l.code = 'ASSORTMENT' and (${condition}))`

/** The place in the first category, else in one below it. */
const placeInFirst = (isIt: RawBuilder<unknown>) => sql`coalesce(
  (select min(i."sortOrder") from "categoryItem" i where ${isIt} and i."categoryId" = ${first('category')}),
  (select min(i."sortOrder") from "categoryItem" i join category g on g.id = i."categoryId"
    where ${isIt} and split_part(g.path, '/', 1)::int = ${first('category')}))`

const productRows = {
  slugs: sql`array(select s.slug from "productSlug" s where s."productId" = t.id)`,
  sources: sources('productSource', 'productId'),
  listedIn: sql`array(select i."categoryId" from "categoryItem" i where i."productId" = t.id or i."clusterId" = t."clusterId")`,
  categoryPaths: sql`array(select g.path from "categoryItem" i join category g on g.id = i."categoryId"
    where i."productId" = t.id or i."clusterId" = t."clusterId")`,
  place: sql`(select min(i."sortOrder") from "categoryItem" i where i."isDefault"
    and case when t."clusterId" is null then i."productId" = t.id else i."clusterId" = t."clusterId" end)`,
  placeInFirst: placeInFirst(sql`i."productId" = t.id`),
  attributes: sql`array(select jsonb_build_object('id', d.uuid, 'name', d.name, 'value', a.value) from attribute a
    join "attributeDescription" d on d.id = a."attributeDescriptionId" where a."productId" = t.id)`,
  isOffered: inAssortment(sql`i."productId" = t.id or i."clusterId" = t."clusterId"`),
  assortment,
}

export const hasAttribute = (fits: (attribute: Fact) => boolean) => (fact: Fact) => fact.attributes.some(fits)

const productLooks: Record<string, Look> = {
  term,
  language: languageOfTerm,
  class: classIs('PRODUCT'),
  missingLanguage: lacksLanguage('names'),
  statuses: isOneOf('status'),
  EANCodes: isOneOf('eanCode'),
  productIds: isOneOf('id'),
  categoryId,
  getDescendants,
  source: sourceName,
  sourceIds,
  dateCreated: isWithin('createdAt'),
  dateModified: isWithin('lastModifiedAt'),
  textFilters: ({ name }) =>
    [false, true].map((exclude) => ({
      search: { [name]: [{ name: 'COLOUR', values: ['red'], exclude }] },
      keeps: (fact) => exclude !== hasAttribute(({ name: said, value }) => said === 'COLOUR' && value.NL?.includes('red'))(fact),
    })),
  rangeFilters: ({ name }) =>
    [false, true].map((exclude) => ({
      search: { [name]: [{ name: 'WIDTH', from: 2, to: 3, exclude }] },
      keeps: (fact) => exclude !== hasAttribute(({ name: said, value }) => said === 'WIDTH' && value >= 2 && value <= 3)(fact),
    })),
  ...buyers,
}

const named = (of: Of): SortValue => ({ of, nullsLast: true, language: 'nl' })

const clusterRows = {
  sources: sources('clusterSource', 'clusterId'),
  memberNames: sql`array(select p.names from product p where p."clusterId" = t.id)`,
  slugs: sql`array(select s.slug from "clusterSlug" s where s."clusterId" = t.id)`,
  listedIn: sql`array(select i."categoryId" from "categoryItem" i where i."clusterId" = t.id)`,
  categoryPaths: sql`array(select g.path from "categoryItem" i join category g on g.id = i."categoryId" where i."clusterId" = t.id)`,
  place: sql`(select min(i."sortOrder") from "categoryItem" i where i."isDefault" and i."clusterId" = t.id)`,
  placeInFirst: placeInFirst(sql`i."clusterId" = t.id`),
  attributes: sql`array(select jsonb_build_object('id', d.uuid, 'name', d.name, 'value', a.value) from attribute a
    join "attributeDescription" d on d.id = a."attributeDescriptionId" where a."clusterId" = t.id)`,
  isOffered: sql`(${inAssortment(sql`i."clusterId" = t.id`)} or ${inAssortment(
    sql`i."productId" in (select p.id from product p where p."clusterId" = t.id and p.hidden = 'N')`,
  )})`,
  assortment,
}

export const catalog: Record<string, Noun> = {
  Product: {
    rows: rowsOf('product', productRows),
    keyOf: ({ productId, id }) => productId ?? id,
    looks: productLooks,
    sorts: {
      ID: unique('id'),
      NAME: named(inDutch('names')),
      SHORT_NAME: named((fact) => fact.shortNames.NL ?? fact.names.NL),
      CATEGORY_ORDER: { of: 'place', nullsLast: true },
    },
  },
  Cluster: {
    rows: rowsOf('cluster', clusterRows),
    keyOf: ({ clusterId, id }) => clusterId ?? id,
    looks: {
      term,
      language: languageOfTerm,
      class: classIs('CLUSTER'),
      clusterIds: isOneOf('id'),
      skus: isOneOf('code'),
      slugs: isOneOf('slugs'),
      categoryId: is('listedIn'),
      sources: hasSource('sources'),
      dateCreated: isWithin('createdAt'),
      dateModified: isWithin('lastModifiedAt'),
      ...buyers,
    },
    sorts: { ID: unique('id'), NAME: named(inDutch('names')) },
  },
  ClusterConfig: { rows: rowsOf('clusterConfig'), looks: { term: contains('name') } },
  ClusterOption: {
    rows: rowsOf('clusterOption'),
    keyOf: ({ clusterOptionId, id }) => clusterOptionId ?? id,
    looks: {
      term: (asked) => [
        ...contains(allTexts('names'))(asked),
        { search: { term: String(asked.facts[0].id) }, keeps: hasNumber(asked) },
      ],
      clusterOptionIds: isOneOf('id'),
      includeHidden: ({ name }) =>
        [true, false].map((isIncluded) => ({
          from: { includeHidden: true },
          search: { [name]: isIncluded },
          keeps: (fact) => isIncluded || fact.hidden === 'N',
        })),
    },
  },
  Category: {
    rows: rowsOf('category', {
      sources: sources('categorySource', 'categoryId'),
      slugTexts: sql`array(select s.slug from "categorySlug" s where s."categoryId" = t.id)`,
    }),
    looks: {
      name: is((fact) => fact.names[fact.defaultLanguage]),
      language: ({ name, facts }) => {
        const english = facts.find((fact) => fact.names.EN)?.names.EN
        return [{ from: 'all', search: { name: english, [name]: 'EN' }, keeps: (fact) => fact.names.EN === english }]
      },
      missingLanguage: lacksLanguage('names'),
      slug: isOneOf('slugTexts'),
      slugs: isOneOf('slugTexts'),
      categoryId: isOneOf('id'),
      categoryIds: isOneOf('id'),
      parentCategoryId: isOneOf('parentId'),
      parentCategoryIds: isOneOf('parentId'),
      source: sourceName,
      sourceIds,
      createdAtFrom: isFrom('createdAt'),
      createdAtTo: isUpTo('createdAt'),
      lastModifiedAtFrom: isFrom('lastModifiedAt'),
      lastModifiedAtTo: isUpTo('lastModifiedAt'),
      dateCreatedFrom: isFrom('createdAt'),
      dateCreatedTo: isUpTo('createdAt'),
      dateModifiedFrom: isFrom('lastModifiedAt'),
      dateModifiedTo: isUpTo('lastModifiedAt'),
      dateCreated: isWithin('createdAt'),
      dateModified: isWithin('lastModifiedAt'),
    },
    sorts: {
      name: { of: (fact) => fact.names.NL ?? fact.names[fact.defaultLanguage], language: 'und' },
      dateCreated: { of: 'createdAt' },
      dateChanged: { of: 'lastModifiedAt' },
      categoryOrder: { of: ({ path, sortOrder }) => ({ under: path.split('/').slice(0, -1).map(Number), sortOrder }) },
    },
  },
  Valueset: {
    rows: rowsOf('valueset'),
    looks: describedTerms('name', 'NAME'),
    sorts: { ID: unique('id'), NAME: unique('name') },
  },
  ValuesetItem: {
    rows: rowsOf('valuesetItem'),
    looks: describedTerms('value', 'VALUE'),
    sorts: { ID: unique('id'), VALUE: unique('value') },
  },
  Bundle: {
    rows: rowsOf('bundle', { productIds: sql`array(select i."productId" from "bundleItem" i where i."bundleId" = t.id)` }),
    looks: { productIds: isOneOf('productIds'), taxZone: isIgnored('NL') },
    sorts: { ID: unique('id'), NAME: unique('name') },
  },
  Crossupsell: {
    rows: rowsOf('crossupsell', {
      isHidden: sql`exists (select from product p where p.id in (t."productIdFrom", t."productIdTo") and p.hidden = 'Y')
        or exists (select from cluster c where c.id in (t."clusterIdFrom", t."clusterIdTo") and c.hidden = 'Y')`,
      isOffered: sql`(${offeredEnd('From')} and ${offeredEnd('To')})`,
      assortment,
    }),
    looks: {
      productIdsFrom: isOneOf('productIdFrom'),
      clusterIdsFrom: isOneOf('clusterIdFrom'),
      productIdsTo: isOneOf('productIdTo'),
      clusterIdsTo: isOneOf('clusterIdTo'),
      baseProductUuidsFrom: isOneOf('baseProductUuidFrom'),
      baseProductUuidsTo: isOneOf('baseProductUuidTo'),
      hidden: is('isHidden'),
      ...buyers,
    },
    sorts: {
      ID: unique('id'),
      SUBTYPE: { of: 'subType' },
    },
  },
  SparePartsMachine: {
    rows: rowsOf('sparePartsMachine'),
    looks: {
      externalReferences: ({ name, facts }) =>
        [facts[0], facts.at(-1)].map(({ source, sourceId, id }) => ({
          search: { [name]: [{ source, sourceId }] },
          keeps: (fact) => fact.id === id,
        })),
    },
  },
}

const hasNumber =
  ({ facts }: Asked) =>
  (fact: Fact) =>
    fact.id === facts[0].id || Object.values(fact.names).some((text) => String(text).includes(String(facts[0].id)))

function offeredEnd(end: 'From' | 'To') {
  const [productId, clusterId] = [sql.ref(`t.productId${end}`), sql.ref(`t.clusterId${end}`)]
  return inAssortment(sql`i."productId" = ${productId} or i."clusterId" = ${clusterId}
    or i."clusterId" = (select p."clusterId" from product p where p.id = ${productId})
    or i."productId" in (select p.id from product p where p."clusterId" = ${clusterId} and p.hidden = 'N')`)
}
