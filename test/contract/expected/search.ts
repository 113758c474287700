/** The results of the product search: products outside clusters, and clusters with the values of their products. A filter matches one of the products. */
import type { TestServer } from '../../test-server.js'
import { type Asked, type Fact, is, isFrom, isIgnored, isOneOf, isUpTo, isWithin, type Look } from '../probes.js'
import { buyers, catalog, hasAttribute, listedBelow, RARE_WORD, sourceIds, sourceName } from './catalog.js'
import type { Noun } from './noun.js'

/** A product speaks for itself; a cluster shows its products that are not hidden. */
async function searchedRows(server: TestServer): Promise<Fact[]> {
  const products = (await catalog.Product?.rows?.(server)) ?? []
  const clusters = (await catalog.Cluster?.rows?.(server)) ?? []
  const slugs = new Map((await server.db.selectFrom('category').selectAll().execute()).map((row) => [row.id, row]))
  const bySlug = await server.db.selectFrom('categorySlug').selectAll().execute()
  const bundled = await server.db
    .selectFrom('bundleItem')
    .innerJoin('bundle', 'bundle.id', 'bundleItem.bundleId')
    .select(['productId', 'isLeader', 'bundleId', 'condition'])
    .execute()
  const isComplete = (bundleId: number, condition: string | null) =>
    condition !== 'EP' || bundled.some((item) => item.bundleId === bundleId && item.isLeader === 'Y')
  const inEuros = server.db.selectFrom('price').where('currency', '=', 'EUR')
  const prices = await inEuros.select(['productId', 'list', 'per']).execute()
  const lines = await server.db.selectFrom('discount').selectAll().execute()
  const stock = new Map((await server.db.selectFrom('productStock').selectAll().execute()).map((row) => [row.productId, row]))
  const offers = bundled.filter(({ bundleId, condition }) => isComplete(bundleId, condition))
  return [
    ...products.filter(({ clusterId }) => clusterId === null).map((fact) => summed('PRODUCT', fact, [fact])),
    ...clusters.map((fact) =>
      summed(
        'CLUSTER',
        fact,
        products.filter((one) => one.clusterId === fact.id && one.hidden === 'N'),
      ),
    ),
  ].map((fact) => ({
    ...fact,
    slugsOfPlaces: bySlug.filter(({ categoryId }) => fact.listedIn.includes(categoryId)).map(({ slug }) => slug),
    slugsAbove: bySlug.filter(({ categoryId }) => listedBelow(fact).includes(categoryId)).map(({ slug }) => slug),
    stock: fact.productIds.map((id: number) => ({
      total: Number(stock.get(id)?.localQuantity ?? 0) + Number(stock.get(id)?.supplierQuantity ?? 0),
      local: Number(stock.get(id)?.localQuantity ?? 0),
    })),
    placeUuids: fact.listedIn.map((id: number) => slugs.get(id)?.uuid),
    ...pricesOf(fact, prices),
    sheetIds: lines.filter((line) => isNamedBy(line, fact)).map(({ pricesheetId }) => pricesheetId),
    hasBundle: eachProduct(fact, (id) => offers.some(({ productId }) => productId === id)),
    isBundleLeader: eachProduct(fact, (id) => offers.some(({ productId, isLeader }) => isLeader === 'Y' && productId === id)),
  }))
}

/** The default prices of the products that an item shows, in euros, and the lowest of them. */
function pricesOf({ productIds }: Fact, prices: readonly { productId: number; list: string; per: number }[]) {
  const own = prices.filter(({ productId }) => productIds.includes(productId))
  const amounts = own.map(({ list, per }) => Math.round((Number(list) * 100) / per) / 100).sort((a, b) => a - b)
  return { prices: amounts, lowestPrice: amounts[0] ?? null }
}

/** A line of a price sheet names a product, its price group, or a category at or above its place. */
const isNamedBy = (line: Fact, fact: Fact): boolean =>
  fact.productIds.includes(line.productId) ||
  fact.members.some(({ priceGroup }: Fact) => priceGroup !== null && priceGroup === line.priceGroup) ||
  listedBelow(fact).includes(line.categoryId)

/** Exactly the lowest price that some items have and others have not, and everything above it. */
const isPriced: Look = ({ name, facts }) => {
  const amounts = [...new Set(facts.flatMap(({ prices }) => prices))].sort((a, b) => a - b)
  return [
    [amounts[0], amounts[0]],
    [amounts[1], 1_000_000],
  ].map(([from, to]) => ({
    search: { [name]: { from, to } },
    keeps: (fact) => fact.prices.some((amount: number) => amount >= from && amount <= to),
  }))
}

/** Y or N for each product of a result; N for a cluster without products. */
const eachProduct = ({ productIds }: Fact, isTrue: (id: number) => boolean): ('Y' | 'N')[] =>
  productIds.length ? productIds.map((id: number) => (isTrue(id) ? 'Y' : 'N')) : ['N']

function summed(type: 'PRODUCT' | 'CLUSTER', fact: Fact, members: readonly Fact[]): Fact {
  const all = (column: string) => members.map((member) => member[column]).filter(Boolean)
  const ownAttributes = type === 'CLUSTER' ? fact.attributes : []
  return {
    ...fact,
    class: type,
    members,
    memberNames: members.map(({ names }) => names),
    productIds: members.map(({ id }) => id),
    clusterIds: type === 'CLUSTER' ? [fact.id] : [],
    statuses: all('status'),
    skus: [...all('sku'), ...(type === 'CLUSTER' && fact.code ? [fact.code] : [])],
    sku: (type === 'CLUSTER' ? fact.code : fact.sku) ?? '',
    manufacturers: all('manufacturer'),
    manufacturerCodes: all('manufacturerCode'),
    suppliers: all('supplier'),
    supplierCodes: all('supplierCode'),
    supplierCode: members.map(({ supplierCode }) => supplierCode).sort()[0] ?? '',
    eanCodes: all('eanCode'),
    attributes: [...members.flatMap(({ attributes }) => attributes), ...ownAttributes],
    judged: (members.length ? members : [{ attributes: [] }]).map(({ attributes }) => ({
      attributes: [...attributes, ...ownAttributes],
    })),
    tags: members.flatMap(({ keywords }) => Object.values(keywords).flatMap((text) => String(text).split(', '))),
  }
}

const word = (language: 'NL' | 'EN') => (fact: Fact) =>
  [fact.names, ...fact.memberNames].some((names) => String(names[language] ?? '').includes(RARE_WORD[language]))

const ALL_STATUSES = ['A', 'N', 'P', 'S', 'R', 'T']

/** Products of every status but the ordinary one are found only by who asks for them. */
const statuses: Look = ({ name }) =>
  [['N'], ['N', 'P']].map((asked) => ({
    from: { [name]: ALL_STATUSES },
    search: { [name]: asked },
    keeps: (fact) => asked.some((status) => fact.statuses.includes(status)),
  }))

/** The attribute filters of a search say whether they leave out what they find. */
const byAttribute =
  (said: string, filter: object, fits: (value: Fact) => boolean): Look =>
  ({ name, facts, list }) => {
    const { id } = facts.flatMap(({ attributes }) => attributes).find((attribute) => attribute.name === said)
    const which = list === 'Query.productSearchSolr' ? { id } : { name: said }
    const fitsIn = hasAttribute((attribute) => attribute.name === said && fits(attribute.value))
    return [false, true].map((exclude) => ({
      from: { statuses: ALL_STATUSES },
      search: { statuses: ALL_STATUSES, [name]: [{ ...which, ...filter, exclude }] },
      keeps: (fact) => fact.judged.some((one: Fact) => exclude !== fitsIn(one)),
    }))
  }

/** Only in the names: a word that stands in a keyword is not found there. */
const searchFields: Look = ({ name }) =>
  [
    { fieldNames: ['NAME'], boost: 1 },
    { fieldNames: ['KEYWORDS'], boost: 1 },
  ].map((fields) => ({
    from: { term: 'dubbelzijdig' },
    search: { term: 'dubbelzijdig', [name]: [fields] },
    keeps: (fact) =>
      fields.fieldNames[0] === 'NAME'
        ? [fact.names, ...fact.memberNames].some((names) => String(names.NL ?? '').includes('dubbelzijdig'))
        : fact.tags.includes('dubbelzijdig'),
  }))

const isPlaced = (isDeep: boolean, id: number) => (fact: Fact) => (isDeep ? listedBelow(fact) : fact.listedIn).includes(id)

/** Whether what is listed below a category is found, too: `yes` and `no` are the two values of the filter. */
const descends =
  (yes: unknown, no: unknown): Look =>
  ({ name, facts, list }) => {
    const ids = facts.flatMap(listedBelow)
    const isAbove = (id: number) => facts.some((fact) => listedBelow(fact).includes(id) && !fact.listedIn.includes(id))
    const isOfAll = (id: number) => facts.every((fact) => listedBelow(fact).includes(id))
    const id = ids.find(list.startsWith('Category.') ? isOfAll : isAbove) ?? 0
    const place = list.startsWith('Category.') ? {} : { categoryId: id }
    return [yes, no].map((said) => ({
      from: { ...place, [name]: yes },
      search: { ...place, [name]: said },
      keeps: isPlaced(said === yes, id),
    }))
  }

const looks: Record<string, Look> = {
  ...buyers,
  term: ({ name }) => [{ search: { [name]: RARE_WORD.NL }, keeps: word('NL') }],
  language: ({ name, facts }) =>
    (['NL', 'EN'] as const).map((language) => ({
      search: { term: RARE_WORD[language], [name]: language },
      keeps: (fact) => facts.includes(fact) && word(language)(fact),
    })),
  ids: isOneOf((fact) => [fact.id, ...fact.productIds]),
  EANCodes: isOneOf('eanCodes'),
  types: isOneOf('class'),
  uuids: isOneOf('uuid'),
  statuses,
  hidden: is('hidden'),
  source: sourceName,
  sourceIds,
  sourceIds_deprecated: sourceIds,
  sourceNames_deprecated: isOneOf((fact) => fact.sources.map(({ name }: Fact) => name)),
  textFilters: byAttribute('COLOUR', { values: ['red'] }, (value) => value.NL?.includes('red') ?? false),
  rangeFilters: byAttribute('WIDTH', { from: 2, to: 3 }, (value) => value >= 2 && value <= 3),
  searchFields,
  price: isPriced,
  priceSheetIds: isOneOf('sheetIds'),
  containerSlugs: isOneOf('slugsOfPlaces'),
  containerPathSlugs: isOneOf('slugsAbove'),
  path: is((fact) => fact.categoryPaths.filter((path: string) => path.includes('/'))),
  categoryId: (asked) => (asked.list === 'Query.baseProducts' ? is('listedIn') : is(listedBelow))(asked),
  categoryIds: isOneOf(listedBelow),
  categoryUuid: is('placeUuids'),
  clusterConfigId: is('clusterConfigId'),
  slugs: isOneOf('slugs'),
  getDescendants: descends(true, false),
  getDescending: descends('Y', 'N'),
  facets: ({ name, facts }) => {
    const { id } = facts.flatMap(({ attributes }) => attributes)[0]
    return isIgnored([{ id }])({ name } as Asked)
  },
  dateCreatedFrom: isFrom('createdAt'),
  dateCreatedTo: isUpTo('createdAt'),
  dateModifiedFrom: isFrom('lastModifiedAt'),
  dateModifiedTo: isUpTo('lastModifiedAt'),
  createdAt: isWithin('createdAt'),
  lastModifiedAt: isWithin('lastModifiedAt'),
  inventory: ({ name }) => [
    {
      search: { [name]: { totalQuantity: { greaterThan: 2 } } },
      keeps: ({ stock }) => stock.some(({ total }: Fact) => total >= 2),
    },
    { search: { [name]: { localQuantity: { lessThan: 0 } } }, keeps: ({ stock }) => stock.some(({ local }: Fact) => local <= 0) },
  ],
}

const searched: Noun = {
  rows: searchedRows,
  selects: '__typename ... on Product { productId } ... on Cluster { clusterId }',
  keyOf: ({ productId, clusterId }) => productId ?? clusterId,
  looks,
  sorts: {
    NAME: { of: (fact) => fact.names.NL, nullsLast: true, language: 'nl' },
    SHORT_NAME: {
      of: (fact) => (fact.class === 'PRODUCT' ? fact.shortNames.NL : undefined) ?? fact.names.NL,
      nullsLast: true,
      language: 'nl',
    },
    CATEGORY_ORDER: { of: 'place', nullsLast: true },
    'Category.products.CATEGORY_ORDER': { of: 'placeInFirst', nullsLast: true },
    PRIORITY: { of: 'priority', nullsLast: true },
    PRICE: { of: 'lowestPrice', nullsLast: true },
    TYPE: { of: 'class' },
  },
}

export const search: Record<string, Noun> = {
  IBaseProduct: searched,
  BaseProduct: searched,
  IBaseProductSearch: { ...searched, selects: 'id', keyOf: ({ id }) => id },
}
