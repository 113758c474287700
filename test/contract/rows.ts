/** Rows of every noun that has a list. A noun that is missing here fails the contract's tests. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { DEFAULT_TENANT } from '../../src/db/tenants/tenants.js'
import { refreshEntries } from '../../src/modules/catalog/search-index/refresh.js'
import type { TestServer } from '../test-server.js'
import { clusterFor, configFor, insert, letters, type Make, some, text, texts } from './rows/insert.js'
import { attachments, shownMedia } from './rows/media.js'
import { messagingMakers } from './rows/messaging.js'
import { orderRows } from './rows/orders.js'
import { pricingMakers } from './rows/pricing.js'
import { spendingMakers } from './rows/spending.js'
import { templateRows } from './rows/templates.js'

/** One description of each type. */
const KINDS = [
  { type: 'INT', defaultValue: '0' },
  { type: 'DECIMAL', defaultValue: '0' },
  { type: 'COLOR', defaultValue: 'null' },
  { type: 'DATETIME', defaultValue: 'null' },
  { type: 'ENUM', defaultValue: '[]' },
  { type: 'TEXT', defaultValue: '{}' },
]

const credential = (i: number) => ({
  tenantId: DEFAULT_TENANT,
  name: `Key ${some(i, 'a', 'b', 'c')}`,
  active: some(i, true, false),
})

/** Adds a company with n contacts. */
async function contactsOfCompany({ db, clock }: TestServer, n: number) {
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

/** Adds deprecated usage: many clients of two credentials. */
const used: Make = (server, n) =>
  server.db
    .insertInto('control.usage')
    .values(
      Array.from({ length: n }, (_, i) => ({
        day: '2026-01-01',
        tenantId: DEFAULT_TENANT,
        credential: `01939d2c-0000-7000-8000-00000000000${i % 2}`,
        clientName: `Client ${i % 12}`,
        clientVersion: i % 11 === 0 ? null : `${i % 11}`,
        item: some(i, 'gql:Tax.shopId', 'rest:Tax.shopId', 'gql:Query.mediaImages') as string,
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
  ...pricingMakers,
  ...spendingMakers,
  ...templateRows,
  LifecycleUsage: used,
  ...messagingMakers,
  LifecycleReadiness: used,
  Tax: insert('tax', (i) => ({
    zone: letters(i >> 1),
    code: some(i, 'H', 'L', null),
    percentage: some(i, 21, 9.5, 0),
    exportCode: some(i, null, 'X', 'Y'),
    shopId: some(i, 9_007, 9_008, null),
  })),
  // Every surcharge comes on top of one product.
  Surcharge: async (server, n) => {
    await insert('surcharge', (i) => ({
      name: text(`Surcharge ${i}`),
      type: some(i, 'FlatFee', 'Percentage'),
      value: 1 + i,
      taxCodeValue: some(i, 'H', 'L'),
      taxZone: some(i, 'NL', 'BE'),
      enabled: i < n || i % 2 === 0,
    }))(server, n + 20)
    const { db, clock } = server
    const product = { uuid: v7(), sku: 'OF_SURCHARGES', createdAt: clock(), lastModifiedAt: clock() }
    const { id: productId } = await db.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
    const surcharges = await db.selectFrom('surcharge').select('id').execute()
    const pairs = surcharges.map(({ id: surchargeId }) => ({ surchargeId, productId }))
    await db.insertInto('surchargeProduct').values(pairs).execute()
  },
  // As many of each class: what every record shows. Then one of each type, and those that products are filtered by.
  AttributeDescription: async (server, n) => {
    for (const attributeClass of ['PRODUCT', 'CATEGORY', 'CLUSTER', 'CUSTOMER', 'CONTACT', 'COMPANY']) {
      await insert('attributeDescription', (i) => ({
        attributeClass,
        name: `ATTRIBUTE_${i}`,
        descriptions: texts(`${some(i, 'rood', 'blauw', 'ATTRIBUTE_7')}`, `${some(i, 'red', 'rood')}`),
        group: some(i, 'a', 'b', null),
        isSearchable: some(i, true, false),
        isPublic: some(i, true, true, false),
        isHidden: some(i, false, false, false, true),
        isSystem: some(i, false, false, true),
        ...(some(i, { type: 'INT', defaultValue: '1' }, { type: 'TEXT', defaultValue: '{"NL": ["a"]}' }) as object),
      }))(server, n)
      await insert('attributeDescription', (i) => ({ attributeClass, name: `KIND_${i}`, ...(some(i, ...KINDS) as object) }))(
        server,
        6,
      )
    }
    const filtered = [
      { name: 'WIDTH', type: 'INT', defaultValue: '0' },
      { name: 'COLOUR', type: 'TEXT', defaultValue: '{}' },
    ]
    await insert('attributeDescription', (i) => ({ attributeClass: 'PRODUCT', ...(some(i, ...filtered) as object) }))(server, 2)
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
    isPickupLocation: some(i, true, false, false),
    businessHours: '[]',
  })),
  Category: async (server, n) => {
    await insert('category', (i) => ({
      names: text(`Category ${some(i, 'a', 'b')}`),
      hidden: some(i, 'N', 'Y'),
      sortOrder: i % 9,
    }))(server, n)
    await sql`update category set path = id::text`.execute(server.db)
  },
  Product: insert('product', (i) => ({
    sku: some(i, `P${i}`, 'P'),
    supplierCode: some(i, '', `S${i}`),
    names: text(`Product ${some(i, 'a', 'b', 'B')}`),
    priority: some(i, 1, null, 2),
  })),
  ClusterConfig: insert('clusterConfig', (i) => ({ name: `Config_${i}` })),
  // One more than asked for: the cluster that has n products and n options.
  Cluster: async (server, n) => {
    const clusterConfigId = await configFor(server, 'Of_clusters')
    await insert('cluster', (i) => ({ clusterConfigId, code: some(i, 'a', 'b', null), names: text(`Cluster ${i}`) }))(server, n)
    const clusterId = await clusterFor(server, clusterConfigId, 'OF_PRODUCTS')
    await insert('product', (i) => ({ clusterId, clusterOrder: n - i, sku: `of-cluster-${i}` }))(server, n)
    const clusters = await server.db.selectFrom('cluster').select('id').orderBy('id').execute()
    await insert('product', (i) => ({ clusterId: clusters[i % 9]?.id, sku: `of-some-cluster-${i}` }))(server, 18)
    await refreshEntries({ db: server.db, now: server.clock() }, { clusterIds: clusters.map(({ id }) => id) })
  },
  ClusterOption: async (server, n) => {
    const clusterId = await clusterFor(server, await configFor(server, 'Of_options'), 'OF_OPTIONS')
    const other = await clusterFor(server, await configFor(server, 'Of_other_options'), 'OF_OTHER_OPTIONS')
    const option = (i: number) => ({ names: text(`Option ${i}`), isRequired: some(i, 'Y', 'N'), sortOrder: n - i })
    await insert('clusterOption', (i) => ({ clusterId, ...option(i) }))(server, n + 20)
    await insert('clusterOption', (i) => ({ clusterId: other, ...option(i) }))(server, 5)
    const { id } = await server.db
      .selectFrom('clusterOption')
      .select('id')
      .where('clusterId', '=', clusterId)
      .executeTakeFirstOrThrow()
    await insert('product', (i) => ({ sku: `of-option-${i}` }))(server, n)
    const products = await server.db.selectFrom('product').select('id').where('sku', 'like', 'of-option-%').execute()
    await insert('clusterOptionProduct', (i) => ({ clusterOptionId: id, productId: products[i]?.id, sortOrder: i }))(server, n)
  },
  Carrier: insert('carrier', (i) => ({ name: `Carrier ${i}`, type: some(i, 'PICKUP', 'DELIVERY') })),
  FieldDefinition: insert('fieldDefinition', (i) => ({
    ownerType: some(i, 'ORDER', 'CART', 'PRODUCT'),
    code: `field${letters(i)}`,
    type: some(i, 'TEXT', 'NUMBER'),
    isIndexed: some(i, true, false),
    isVisibleToStorefront: true,
    sortOrder: i % 7,
  })),
  Channel: insert('channel', (i) => ({ name: `Channel ${some(i, 'a', 'b')}` })),
  Valueset: insert('valueset', (i) => ({
    name: `SET_${i}`,
    type: some(i, 'CUSTOM', 'SYSTEM'),
    descriptions: texts(`${some(i, 'rood', 'blauw', 'SET_7')}`, `${some(i, 'red', 'rood')}`),
  })),
  ValuesetItem: async (server, n) => {
    const set = { uuid: v7(), name: 'OF_ITEMS', createdAt: server.clock(), lastModifiedAt: server.clock() }
    const { id } = await server.db.insertInto('valueset').values(set).returning('id').executeTakeFirstOrThrow()
    const descriptions = (i: number) => texts(`${some(i, 'rood', 'blauw', 'value 7')}`, `${some(i, 'red', 'rood')}`)
    const item = (i: number) => ({ value: `value ${i}`, extra: some(i, 'a', null, 'b'), descriptions: descriptions(i) })
    await insert('valuesetItem', (i) => ({ valuesetId: id, ...item(i) }))(server, n)
    const other = await server.db.selectFrom('valueset').select('id').where('name', '=', 'SET_1').executeTakeFirst()
    if (other) await insert('valuesetItem', (i) => ({ valuesetId: other.id, ...item(i) }))(server, 5)
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
  Role: async (server, n) => {
    const domains = ['order', 'product', 'user']
    const known = await server.db.selectFrom('roleDefinition').select('uuid').where('name', 'in', domains).execute()
    const role = (i: number) => ({ roleDefinitionId: some(i, ...known.map(({ uuid }) => uuid)), userId: 1 + Math.floor(i / 3) })
    await insert('role', (i) => ({ ...role(i), access: some(i, 'OWNER', 'NONE'), createdBy: some(i, 1, null) }))(server, n)
  },
  AdminUser: insert('control.adminUser', (i) => ({ email: `admin${i}@wharf.test`, language: some(i, 'NL', 'EN') })),
  PurchaseAuthorizationConfig: async (server, n) => {
    const { companyId, contactIds } = await contactsOfCompany(server, n)
    const { companyId: second } = await contactsOfCompany(server, 1)
    const acts = contactIds.slice(0, 1).map((contactId) => ({ contactId, companyId: second }))
    await server.db.insertInto('contactCompany').values(acts).execute()
    // One contact has two of them, each for another company.
    await insert('purchaseAuthorizationConfig', (i) => ({
      companyId: i < n ? companyId : second,
      contactId: contactIds[i % n],
      purchaseRole: i < n ? some(i, 'PURCHASER', 'AUTHORIZATION_MANAGER') : 'AUTHORIZATION_MANAGER',
      authorizationLimit: i < n ? some(i, '1000', '0.00001', null) : '5',
    }))(server, n + 1)
  },
  MagicToken: async (server, n) => {
    const { contactIds } = await contactsOfCompany(server, 3)
    const customers = await server.db.selectFrom('customer').select('id').orderBy('id').limit(2).execute()
    const holders = [
      ...contactIds.map((contactId) => ({ contactId, customerId: null })),
      ...customers.map(({ id }) => ({ contactId: null, customerId: id })),
    ]
    await insert('magicToken', (i) => ({
      tokenHash: randomBytes(32),
      ...(some(i, ...holders) as object),
      failedLogins: i % 4,
      successfulLogins: i % 6,
      expiresAt: new Date(Date.UTC(2027, 0, 1 + (i % 5))),
      oneTimeUse: some(i, true, false),
    }))(server, n)
  },
  MediaImage: shownMedia('mediaImage'),
  MediaVideo: shownMedia('mediaVideo'),
  MediaDocument: shownMedia('mediaDocument'),
  MediaAttachment: attachments,
  Bundle: insert('bundle', (i) => ({
    name: `Bundle ${i}`,
    discount: some(i, '10', null),
    condition: some(i, 'ALL', 'EP', null),
  })),
  Crossupsell: async (server, n) => {
    const stamps = () => ({ uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() })
    const made = server.db.insertInto('product').values(Array.from({ length: n + 1 }, stamps))
    const products = await made.returning(['id', 'uuid']).execute()
    const clusterConfigId = await configFor(server, 'Of_crossupsells')
    const clustered = server.db
      .insertInto('cluster')
      .values(Array.from({ length: n + 1 }, () => ({ ...stamps(), clusterConfigId })))
    const clusters = await clustered.returning(['id', 'uuid']).execute()
    const end = (i: number, way: 'From' | 'To', kind: 'product' | 'cluster') => {
      const { id, uuid } = (kind === 'product' ? products : clusters)[i] as { id: number; uuid: string }
      const other = kind === 'product' ? 'cluster' : 'product'
      return { [`${other}Id${way}`]: null, [`${kind}Id${way}`]: id, [`baseProductUuid${way}`]: uuid }
    }
    const kind = (i: number) => some(i, 'product', 'cluster') as 'product' | 'cluster'
    const row = (i: number) => ({ type: some(i, 'PARTS', 'RELATED', 'OPTIONS'), subType: some(i, 'a', 'b', null) })
    // Everything begins or ends at the first product or cluster, so that each of them has many of both kinds.
    await insert('crossupsell', (i) => ({ ...row(i), ...end(i + 1, 'To', kind(i)), ...end(0, 'From', kind(i >> 1)) }))(server, n)
    await insert('crossupsell', (i) => ({ ...row(i), ...end(i + 1, 'From', kind(i)), ...end(0, 'To', kind(i >> 1)) }))(server, n)
  },
  Orderlist: insert('orderlist', (i) => ({
    type: some(i, 'POSITIVE', 'NEGATIVE'),
    descriptions: some(i, text('a'), text('b'), '{}'),
    code: some(i, 'A', null),
    partnerEntity: some(i, 'x', null, 'y'),
    active: some(i, 'Y', 'N'),
    validFrom: some(i, null, new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2026, 1, 1))),
    validTo: some(i, null, new Date(Date.UTC(2027, 0, 1)), new Date(Date.UTC(2027, 1, 1))),
  })),
  FavoriteList: async (server, n) => {
    const { companyId, contactIds } = await contactsOfCompany(server, 1)
    const customer = { uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() }
    const { id: customerId } = await server.db.insertInto('customer').values(customer).returning('id').executeTakeFirstOrThrow()
    const nobody = { companyId: null, contactId: null, customerId: null }
    const owners = [{ companyId }, { contactId: contactIds[0] }, { customerId }]
    const list = (i: number) => ({ name: `List ${i}`, slug: `list-${i}`, isDefault: i < 3 })
    await insert('favoriteList', (i) => ({ ...nobody, ...(some(i, ...owners) as object), ...list(i) }))(server, n)
  },
  SparePartsMachine: insert('sparePartsMachine', (i) => ({
    source: some(i, 'erp', 'pim'),
    sourceId: `M${i >> 1}`,
    name: text(`Machine ${i}`),
  })),
  // The companies themselves.
  CompanySearch: async () => undefined,
  Company: async (server, n) => {
    await insert('company', (i) => ({
      name: `Company ${some(i, 'a', 'b', 'B')}`,
      taxNumber: some(i, `NL${i}B01`, null),
      cocNumber: some(i, null, `${10000 + i}`),
      debtorId: some(i, null, `D${i}`),
      email: some(i, `company${i}@wharf.test`, null),
      phone: some(i, null, '0201234567'),
    }))(server, n)
    // All belong to the first one, except the last: it belongs to the second.
    await sql`with ids as (select array_agg(id order by id) as list from company)
              update company set "belongsToCompanyId" = list[case when id = list[cardinality(list)] then 2 else 1 end]
                from ids where id > list[1] and cardinality(list) > 2`.execute(server.db)
  },
  Contact: async (server, n) => {
    const made = server.db
      .insertInto('company')
      .values({ uuid: v7(), name: 'Of people', createdAt: server.clock(), lastModifiedAt: server.clock() })
    const { id: parentCompanyId } = await made.returning('id').executeTakeFirstOrThrow()
    await insert('contact', (i) => ({
      parentCompanyId,
      firstName: some(i, 'Ann', 'Bob', ''),
      middleName: some(i, null, 'van'),
      lastName: some(i, 'Berg', 'Aalst', 'berg'),
      email: some(i, `contact${i}@wharf.test`, null),
      debtorId: some(i, null, `D${i}`),
      gender: some(i, 'M', 'F', null),
    }))(server, n)
  },
  Address: async (server, n) => {
    const place = { street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' }
    for (const owner of ['company', 'customer'] as const) {
      const values = {
        uuid: v7(),
        createdAt: server.clock(),
        lastModifiedAt: server.clock(),
        ...(owner === 'company' && { name: 'Of addresses' }),
      }
      const { id } = await server.db
        .insertInto(owner)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await insert('address', (i) => ({ ...place, [`${owner}Id`]: id, type: some(i, 'invoice', 'delivery', 'home') }))(server, n)
    }
  },
  GqlApiKey: insert('control.gqlApiKey', (i) => ({
    ...credential(i),
    keyHash: randomBytes(32),
    keyHint: 'xxxx',
    channelId: some(i, 1, 2, null),
  })),
  RestApiKey: insert('control.restApiKey', (i) => ({
    ...credential(i),
    clientId: `client-${i}`,
    secretHash: randomBytes(32),
    secretHint: 'xxxx',
  })),
  ...orderRows,
}

/** Whose rows lie elsewhere than in the table of the same name; null where the caller itself is always listed. */
export const tables: Record<string, string | null> = { LifecycleUsage: 'control.usage', LifecycleReadiness: null }
