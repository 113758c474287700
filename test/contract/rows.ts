/** Rows of every noun that has a list. A noun that is missing here fails the contract's tests. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { DEFAULT_TENANT } from '../../src/core/auth/tenants.js'
import type { Table } from '../../src/core/store/resource.js'
import { refreshEntries } from '../../src/rooms/catalog/search-index/refresh.js'
import type { House } from '../house.js'

/** Makes n rows. Some are equal in what they can be sorted by, and some have nothing there. */
type Make = (h: House, n: number) => Promise<unknown>

const some = (i: number, ...values: unknown[]) => values[i % values.length]
const text = (value: string) => JSON.stringify({ NL: value })
const letters = (i: number) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))

function insert(table: Table, rowOf: (i: number) => object): Make {
  const instant = (i: number) => new Date(Date.UTC(2026, 0, 1 + (i % 7)))
  const row = (_: unknown, i: number) => ({ uuid: v7(), createdAt: instant(i), lastModifiedAt: instant(i + 3), ...rowOf(i) })
  return ({ db }, n) =>
    db
      .insertInto(table)
      .values(Array.from({ length: n }, row) as never)
      .execute()
}

const credential = (i: number) => ({
  tenantId: DEFAULT_TENANT,
  name: `Key ${some(i, 'a', 'b', 'c')}`,
  active: some(i, true, false),
})

/** A company with n contacts of its own. */
async function contactsOfCompany({ db, clock }: House, n: number) {
  const stamps = () => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })
  const made = db
    .insertInto('company')
    .values({ ...stamps(), name: 'Of contacts' })
    .returning('id')
  const { id: companyId } = await made.executeTakeFirstOrThrow()
  const people = Array.from({ length: n }, () => ({ ...stamps(), parentCompanyId: companyId }))
  const contacts = await db.insertInto('contact').values(people).returning('id').execute()
  const contactIds = contacts.map(({ id }) => id)
  const links = contactIds.map((contactId) => ({ contactId, companyId }))
  await db.insertInto('contactCompany').values(links).execute()
  return { companyId, contactIds }
}

const stamped = ({ clock }: House) => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })

async function configFor(h: House, name: string): Promise<number> {
  const made = h.db.insertInto('clusterConfig').values({ ...stamped(h), name })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

async function clusterFor(h: House, clusterConfigId: number, code: string): Promise<number> {
  const made = h.db.insertInto('cluster').values({ ...stamped(h), clusterConfigId, code })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

/** What clients use of the contract: many clients of one credential. */
const used: Make = (h, n) =>
  h.db
    .insertInto('control.usage')
    .values(
      Array.from({ length: n }, (_, i) => ({
        day: '2026-01-01',
        tenantId: DEFAULT_TENANT,
        credential: '01939d2c-0000-7000-8000-000000000000',
        clientName: `Client ${i % 40}`,
        clientVersion: some(i, '1', '2', null) as string,
        item: some(i, 'gql:Tax.shopId', 'rest:Tax.shopId') as string,
        kind: some(i, 'SELECTED', 'SENT', 'SERVED') as 'SENT',
        count: 1 + (i % 5),
        firstAt: new Date(Date.UTC(2026, 0, 1, i % 3)),
        lastAt: new Date(Date.UTC(2026, 0, 1, 3 + (i % 7))),
        sampleOperation: 'taxes',
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute()

export const makers: Record<string, Make> = {
  LifecycleUsage: used,
  LifecycleReadiness: used,
  Tax: insert('tax', (i) => ({
    zone: letters(i),
    code: some(i, 'H', 'L', null),
    percentage: some(i, 21, 9.5, 0),
    exportCode: some(i, null, 'X'),
  })),
  // Every surcharge comes on top of one product.
  Surcharge: async (h, n) => {
    await insert('surcharge', (i) => ({
      name: text(`Surcharge ${i}`),
      type: some(i, 'FlatFee', 'Percentage'),
      value: 1 + i,
      taxCodeValue: some(i, 'H', 'L'),
      taxZone: some(i, 'NL', 'BE'),
      enabled: true,
    }))(h, n)
    const { db, clock } = h
    const product = { uuid: v7(), sku: 'OF_SURCHARGES', createdAt: clock(), lastModifiedAt: clock() }
    const { id: productId } = await db.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
    const surcharges = await db.selectFrom('surcharge').select('id').execute()
    const pairs = surcharges.map(({ id: surchargeId }) => ({ surchargeId, productId }))
    await db.insertInto('surchargeProduct').values(pairs).execute()
  },
  // As many of each class: what every record shows.
  AttributeDescription: async (h, n) => {
    for (const attributeClass of ['PRODUCT', 'CATEGORY', 'CLUSTER', 'CUSTOMER', 'CONTACT', 'COMPANY'])
      await insert('attributeDescription', (i) => ({
        attributeClass,
        name: `ATTRIBUTE_${i}`,
        descriptions: text(`Attribute ${i}`),
        group: some(i, 'a', 'b', null),
        isSearchable: some(i, true, false),
        ...(some(i, { type: 'INT', defaultValue: '1' }, { type: 'TEXT', defaultValue: '{"NL": ["a"]}' }) as object),
      }))(h, n)
  },
  // The descriptions with their defaults.
  AttributeResult: async () => undefined,
  PayMethod: insert('payMethod', (i) => ({ names: text(`Way ${i}`), externalCode: `WAY_${i}` })),
  Warehouse: insert('warehouse', (i) => ({
    name: `Depot ${i}`,
    description: '',
    notes: '',
    isActive: some(i, true, false),
    isStore: some(i, true, true, false),
    isPickupLocation: true,
    businessHours: '[]',
  })),
  Category: async (h, n) => {
    await insert('category', (i) => ({
      names: text(`Category ${some(i, 'a', 'b')}`),
      hidden: some(i, 'N', 'Y'),
      sortOrder: i % 9,
    }))(h, n)
    await sql`update category set path = id::text`.execute(h.db)
  },
  Product: insert('product', (i) => ({
    sku: some(i, `P${i}`, 'P'),
    supplierCode: some(i, '', `S${i}`),
    names: text(`Product ${some(i, 'a', 'b', 'B')}`),
    priority: some(i, 1, null, 2),
  })),
  ClusterConfig: insert('clusterConfig', (i) => ({ name: `Config_${i}` })),
  // One more than asked for: the cluster that has n products and n options.
  Cluster: async (h, n) => {
    const clusterConfigId = await configFor(h, 'Of_clusters')
    await insert('cluster', (i) => ({ clusterConfigId, code: some(i, 'a', 'b', null), names: text(`Cluster ${i}`) }))(h, n)
    const clusterId = await clusterFor(h, clusterConfigId, 'OF_PRODUCTS')
    await insert('product', (i) => ({ clusterId, clusterOrder: n - i, sku: `of-cluster-${i}` }))(h, n)
    const clusters = await h.db.selectFrom('cluster').select('id').execute()
    await refreshEntries({ db: h.db, now: h.clock() }, { clusterIds: clusters.map(({ id }) => id) })
  },
  ClusterOption: async (h, n) => {
    const clusterId = await clusterFor(h, await configFor(h, 'Of_options'), 'OF_OPTIONS')
    const names = (i: number) => text(`Option ${i}`)
    await insert('clusterOption', (i) => ({ clusterId, names: names(i), isRequired: some(i, 'Y', 'N'), sortOrder: n - i }))(h, n)
    const { id } = await h.db
      .selectFrom('clusterOption')
      .select('id')
      .where('clusterId', '=', clusterId)
      .executeTakeFirstOrThrow()
    await insert('product', (i) => ({ sku: `of-option-${i}` }))(h, n)
    const products = await h.db.selectFrom('product').select('id').where('sku', 'like', 'of-option-%').execute()
    await insert('clusterOptionProduct', (i) => ({ clusterOptionId: id, productId: products[i]?.id, sortOrder: i }))(h, n)
  },
  Carrier: insert('carrier', (i) => ({ name: `Carrier ${i}`, type: some(i, 'PICKUP', 'DELIVERY') })),
  Channel: insert('channel', (i) => ({ name: `Channel ${some(i, 'a', 'b')}` })),
  Valueset: insert('valueset', (i) => ({ name: `SET_${i}`, type: some(i, 'CUSTOM', 'SYSTEM') })),
  ValuesetItem: async (h, n) => {
    const set = { uuid: v7(), name: 'OF_ITEMS', createdAt: h.clock(), lastModifiedAt: h.clock() }
    const { id } = await h.db.insertInto('valueset').values(set).returning('id').executeTakeFirstOrThrow()
    await insert('valuesetItem', (i) => ({ valuesetId: id, value: `value ${i}`, extra: some(i, 'a', null, 'b') }))(h, n)
  },
  Customer: insert('customer', (i) => ({
    firstName: some(i, 'Ann', 'Bob', ''),
    middleName: some(i, null, 'van'),
    lastName: some(i, 'Berg', 'Aalst', 'berg'),
    email: `customer${i}@wharf.test`,
    debtorId: some(i, null, `D${i}`),
    gender: some(i, 'M', 'F', null),
  })),
  RoleDefinition: insert('roleDefinition', (i) => ({
    name: `Domain ${i}`,
    descriptions: text(`Domain ${i}`),
    defaultAccess: some(i, 'NONE', 'VIEWER'),
  })),
  Role: async (h, n) => {
    const domains = ['order', 'product', 'user']
    const known = await h.db.selectFrom('roleDefinition').select('uuid').where('name', 'in', domains).execute()
    const role = (i: number) => ({ roleDefinitionId: some(i, ...known.map(({ uuid }) => uuid)), userId: 1 + Math.floor(i / 3) })
    await insert('role', (i) => ({ ...role(i), access: some(i, 'OWNER', 'NONE'), createdBy: some(i, 1, null) }))(h, n)
  },
  AdminUser: insert('control.adminUser', (i) => ({ email: `admin${i}@wharf.test`, language: some(i, 'NL', 'EN') })),
  PurchaseAuthorizationConfig: async (h, n) => {
    const { companyId, contactIds } = await contactsOfCompany(h, n)
    await insert('purchaseAuthorizationConfig', (i) => ({
      companyId,
      contactId: contactIds[i],
      purchaseRole: some(i, 'PURCHASER', 'AUTHORIZATION_MANAGER'),
      authorizationLimit: some(i, '1000', '0.00001', null),
    }))(h, n)
  },
  MagicToken: async (h, n) => {
    const { contactIds } = await contactsOfCompany(h, 3)
    await insert('magicToken', (i) => ({
      tokenHash: randomBytes(32),
      contactId: some(i, ...contactIds),
      expiresAt: new Date(Date.UTC(2027, 0, 1 + (i % 5))),
      oneTimeUse: some(i, true, false),
    }))(h, n)
  },
  MediaImage: shownMedia('mediaImage'),
  MediaVideo: shownMedia('mediaVideo'),
  MediaDocument: shownMedia('mediaDocument'),
  MediaAttachment: async (h, n) => {
    const values = { uuid: v7(), name: 'Of papers', createdAt: h.clock(), lastModifiedAt: h.clock() }
    const { id: companyId } = await h.db.insertInto('company').values(values).returning('id').executeTakeFirstOrThrow()
    await insert('mediaAttachment', (i) => ({ companyId, description: text(`Paper ${i}`), priority: i % 5 }))(h, n)
  },
  Bundle: insert('bundle', (i) => ({
    name: `Bundle ${i}`,
    discount: some(i, '10', null),
    condition: some(i, 'ALL', 'EP', null),
  })),
  Crossupsell: async (h, n) => {
    const stamps = () => ({ uuid: v7(), createdAt: h.clock(), lastModifiedAt: h.clock() })
    const made = h.db.insertInto('product').values(Array.from({ length: n + 3 }, stamps))
    const ends = await made.returning(['id', 'uuid']).execute()
    // Three starts, and as many targets as there are rows: no two lead the same way.
    const end = (i: number, way: 'From' | 'To') => {
      const { id, uuid } = ends[i] as { id: number; uuid: string }
      return { [`productId${way}`]: id, [`baseProductUuid${way}`]: uuid }
    }
    await insert('crossupsell', (i) => ({
      type: some(i, 'PARTS', 'RELATED'),
      subType: some(i, 'a', 'b', null),
      ...end(i % 3, 'From'),
      ...end(i + 3, 'To'),
    }))(h, n)
  },
  Orderlist: insert('orderlist', (i) => ({
    type: some(i, 'POSITIVE', 'NEGATIVE'),
    descriptions: some(i, text('a'), text('b'), '{}'),
    code: some(i, 'A', null),
    partnerEntity: some(i, 'x', null, 'y'),
    active: some(i, 'Y', 'N'),
    validFrom: some(i, null, new Date(Date.UTC(2026, 0, 1))),
  })),
  FavoriteList: async (h, n) => {
    const { companyId } = await contactsOfCompany(h, 1)
    await insert('favoriteList', (i) => ({ companyId, name: `List ${i}`, slug: `list-${i}` }))(h, n)
  },
  SparePartsMachine: insert('sparePartsMachine', (i) => ({ source: 'erp', sourceId: `M${i}`, name: text(`Machine ${i}`) })),
  // The companies themselves.
  CompanySearch: async () => undefined,
  Company: insert('company', (i) => ({
    name: `Company ${some(i, 'a', 'b', 'B')}`,
    taxNumber: some(i, `NL${i}B01`, null),
    cocNumber: some(i, null, `${10000 + i}`),
    debtorId: some(i, null, `D${i}`),
    email: some(i, `company${i}@wharf.test`, null),
    phone: some(i, null, '0201234567'),
  })),
  Contact: async (h, n) => {
    const made = h.db
      .insertInto('company')
      .values({ uuid: v7(), name: 'Of people', createdAt: h.clock(), lastModifiedAt: h.clock() })
    const { id: parentCompanyId } = await made.returning('id').executeTakeFirstOrThrow()
    await insert('contact', (i) => ({
      parentCompanyId,
      firstName: some(i, 'Ann', 'Bob', ''),
      middleName: some(i, null, 'van'),
      lastName: some(i, 'Berg', 'Aalst', 'berg'),
      email: some(i, `contact${i}@wharf.test`, null),
      debtorId: some(i, null, `D${i}`),
      gender: some(i, 'M', 'F', null),
    }))(h, n)
  },
  Address: async (h, n) => {
    const place = { street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' }
    for (const owner of ['company', 'customer'] as const) {
      const values = {
        uuid: v7(),
        createdAt: h.clock(),
        lastModifiedAt: h.clock(),
        ...(owner === 'company' && { name: 'Of addresses' }),
      }
      const { id } = await h.db
        .insertInto(owner)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await insert('address', (i) => ({ ...place, [`${owner}Id`]: id, type: some(i, 'invoice', 'delivery', 'home') }))(h, n)
    }
  },
  GqlApiKey: insert('control.gqlApiKey', (i) => ({
    ...credential(i),
    keyHash: randomBytes(32),
    keyHint: 'xxxx',
    channelId: some(i, 1, null),
  })),
  RestApiKey: insert('control.restApiKey', (i) => ({
    ...credential(i),
    clientId: `client-${i}`,
    secretHash: randomBytes(32),
    secretHint: 'xxxx',
  })),
}

function shownMedia(table: 'mediaImage' | 'mediaVideo' | 'mediaDocument'): Make {
  return async (h, n) => {
    const values = { uuid: v7(), sku: `Of ${table}`, createdAt: h.clock(), lastModifiedAt: h.clock() }
    const made = h.db.insertInto('product').values(values as never)
    const { id: productId } = await made.returning('id').executeTakeFirstOrThrow()
    await insert(table, (i) => ({ productId, description: text(`Shown ${i}`), priority: i % 5 }))(h, n)
  }
}

/** Whose rows lie elsewhere than in the table of the same name; null where the caller itself is always listed. */
export const tables: Record<string, string | null> = { LifecycleUsage: 'control.usage', LifecycleReadiness: null }

/** Where a list stands below a record: the parameters of a path under which all n rows are found. */
export const parents: Record<string, (h: House) => Promise<string>> = {
  'GET /v2/valuesets/{id}/items': async ({ db }) => {
    const { id } = await db.selectFrom('valueset').select('id').where('name', '=', 'OF_ITEMS').executeTakeFirstOrThrow()
    return `/v2/valuesets/${id}/items`
  },
  'GET /v2/surcharges/product/{productId}': async ({ db }) => {
    const { id } = await db.selectFrom('product').select('id').where('sku', '=', 'OF_SURCHARGES').executeTakeFirstOrThrow()
    return `/v2/surcharges/product/${id}`
  },
  'GET /v2/clusters/{lookupKey}/{key}/products': belowCluster('OF_PRODUCTS', 'products'),
  'GET /v2/clusters/{lookupKey}/{key}/options': belowCluster('OF_OPTIONS', 'options'),
  'GET /v2/clusteroptions/{lookupKey}/{key}/products': async ({ db }) => {
    const { clusterOptionId } = await db.selectFrom('clusterOptionProduct').select('clusterOptionId').executeTakeFirstOrThrow()
    return `/v2/clusteroptions/id/${clusterOptionId}/products`
  },
  'GET /v2/products/{lookupKey}/{key}/attributes': attributesOf('products', 'product'),
  'GET /v2/categories/{lookupKey}/{key}/attributes': attributesOf('categories', 'category'),
  'GET /v2/clusters/{lookupKey}/{key}/attributes': attributesOf('clusters', 'cluster'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/attributes': attributesOf('companies', 'company'),
  'GET /v2/contacts/{lookupKey}/{lookupValue}/attributes': attributesOf('contacts', 'contact'),
  'GET /v2/customers/{lookupKey}/{lookupValue}/attributes': attributesOf('customers', 'customer'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses': addressesOf('companies', 'companyId'),
  'GET /v2/customers/{lookupKey}/{lookupValue}/addresses': addressesOf('customers', 'customerId'),
}

function belowCluster(code: string, list: string) {
  return async ({ db }: House) => {
    const { id } = await db.selectFrom('cluster').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    return `/v2/clusters/id/${id}/${list}`
  }
}

function attributesOf(path: string, table: 'product' | 'category' | 'cluster' | 'company' | 'contact' | 'customer') {
  return async ({ db }: House) => {
    const { id } = await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    return `/v2/${path}/id/${id}/attributes`
  }
}

function addressesOf(path: string, owner: 'companyId' | 'customerId') {
  return async ({ db }: House) => {
    const row = await db.selectFrom('address').select(owner).where(owner, 'is not', null).executeTakeFirstOrThrow()
    return `/v2/${path}/id/${row[owner]}/addresses`
  }
}
