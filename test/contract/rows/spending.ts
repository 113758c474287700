/** Budgets, credit accounts, what was booked to them, approvals, and part numbers of companies. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { TestServer } from '../../test-server.js'
import { insert, letters, type Make, some, stamped } from './insert.js'

const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + (i % 7)))

async function companies(server: TestServer, n: number): Promise<number[]> {
  const rows = Array.from({ length: n }, (_, i) => ({ ...stamped(server), name: `Of credit ${i}` }))
  return (await server.db.insertInto('company').values(rows).returning('id').execute()).map(({ id }) => id)
}

const budgets: Make = async (server, n) => {
  const owners = await companies(server, 3)
  await insert('budget', (i) => ({
    name: `Budget ${i}`,
    companyId: owners[i % 3],
    contactId: some(i, 101, 102, null, null),
    costCentre: some(i, null, null, 'YARD', null, null, null, 'QUAY', null),
    project: some(i, null, null, null, 'B1', null, null, null, 'B2'),
    amount: some(i, 100, 250.5, 100, 1000),
    currency: 'EUR',
    enforcement: some(i, 'HARD', 'SOFT', 'INFORMATIVE'),
    period: some(i, 'NONE', 'MONTH', 'YEAR'),
    timeZone: 'UTC',
    active: some(i, true, true, false),
  }))(server, n)
}

const accounts: Make = async (server, n) => {
  const owners = await companies(server, n)
  await insert('creditAccount', (i) => ({
    companyId: owners[i],
    creditLimit: some(i, 100, 250.5, 100),
    currency: 'EUR',
    isOnHold: some(i, false, true, false),
  }))(server, n)
}

async function someAccounts(server: TestServer): Promise<number[]> {
  const owners = await companies(server, 3)
  const rows = owners.map((companyId) => ({ ...stamped(server), companyId, creditLimit: '100', currency: 'EUR' }))
  return (await server.db.insertInto('creditAccount').values(rows).returning('id').execute()).map(({ id }) => id)
}

const creditEntries: Make = async (server, n) => {
  const owners = await someAccounts(server)
  const rows = Array.from({ length: n }, (_, i) => ({
    uuid: v7(),
    creditAccountId: owners[i % 3] as number,
    externalId: `Entry ${i}`,
    type: some(i, 'INVOICE', 'PAYMENT', 'CREDIT') as 'INVOICE',
    amount: '10',
    orderId: some(i, 7, 8, null) as number | null,
    bookedAt: day(i + 2),
    createdAt: day(i),
  }))
  await server.db.insertInto('creditEntry').values(rows).execute()
}

const spendingEntries: Make = async (server, n) => {
  const owners = await someAccounts(server)
  await budgets(server, 3)
  const [budget] = await server.db.selectFrom('budget').select('id').orderBy('id', 'desc').limit(1).execute()
  const rows = Array.from({ length: n }, (_, i) => ({
    uuid: v7(),
    budgetId: i % 2 ? (budget as { id: number }).id : null,
    creditAccountId: i % 2 ? null : (owners[i % 3] as number),
    part: i % 2 ? ('BUDGET' as const) : ('OPEN_ORDERS' as const),
    reason: some(i, 'ORDER_PLACED', 'ORDER_CHANGED', 'ORDER_CANCELLED') as 'ORDER_PLACED',
    orderId: some(i, 7, 8, 9, null) as number | null,
    amount: '10',
    createdAt: day(i),
  }))
  await server.db.insertInto('spendingEntry').values(rows).execute()
}

const limits: Make = async (server, n) => {
  const owners = await companies(server, 3)
  await insert('spendingLimit', (i) => ({
    name: `Limit ${i}`,
    companyId: owners[i % 3],
    contactId: some(i, 101, 102, null),
    measure: some(i, 'ORDER', 'LINE'),
    amount: some(i, 100, 250.5, 100, 1000),
    currency: 'EUR',
    active: some(i, true, true, false),
  }))(server, n)
}

const partNumbers: Make = async (server, n) => {
  const owners = await companies(server, 3)
  const added = Array.from({ length: n }, (_, i) => ({ ...stamped(server), sku: `OF-NUMBER-${i}` }))
  const products = await server.db.insertInto('product').values(added).returning('id').execute()
  await insert('partNumber', (i) => ({
    companyId: owners[i % 3],
    productId: products[i]?.id,
    number: `P-${letters(i)}`,
    externalId: some(i, `E${i}`, null),
  }))(server, n)
}

const bookingCodes: Make = async (server, n) => {
  const owners = await companies(server, 3)
  await insert('bookingCode', (i) => ({
    companyId: owners[i % 3],
    type: some(i, 'COST_CENTRE', 'PROJECT'),
    code: `C-${letters(i)}`,
    name: `Code ${letters(i)}`,
    active: some(i, true, true, false),
  }))(server, n)
}

const callOffs: Make = async (server, n) => {
  const owners = await companies(server, 3)
  const skus = ['OF-CALL-OFF-1', 'OF-CALL-OFF-2'].map((sku) => ({ ...stamped(server), sku }))
  const made = await server.db.insertInto('product').values(skus).returning('id').execute()
  await insert('callOffContract', (i) => ({
    number: `K-${letters(i)}`,
    calledOff: some(i, 0, 4, 10),
    companyId: owners[i % 3],
    productId: made[i % 2]?.id,
    quantity: 10,
    price: 5,
    currency: 'EUR',
    validFrom: day(i),
    validTo: new Date(day(i).getTime() + 86_400_000),
    active: some(i, true, true, false),
  }))(server, n)
}

/** Companies whose ids are not those that other nouns get, because these rows are the first to be made. */
async function firstCompanies({ db, clock }: TestServer, n: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into company (id, uuid, name, "createdAt", "lastModifiedAt") overriding system value
    select i, gen_random_uuid(), 'Of approval ' || i, ${clock()}, ${clock()} from generate_series(900001, 900000 + ${n}::int4) i
    on conflict (id) do update set name = excluded.name returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const rules: Make = async (server, n) => {
  const owners = await firstCompanies(server, 3)
  await insert('approvalRule', (i) => ({
    name: `Rule ${i}`,
    companyId: owners[i % 3],
    contactId: some(i, 101, 102, null),
    amount: some(i, 100, 250.5, 100, 1000),
    costCentre: some(i, 'YARD', null, 'QUAY'),
    currency: 'EUR',
    steps: JSON.stringify([{ approvers: 'MANAGERS_ABOVE', contactIds: [], role: null, needs: 'ANY', count: null }]),
    active: some(i, true, true, false),
  }))(server, n)
}

async function someContacts(server: TestServer, n: number): Promise<number[]> {
  const [parentCompanyId = 0] = await firstCompanies(server, 1)
  // Their ids are not those that the contacts of other nouns get, and give them one attribute only.
  const rows = Array.from({ length: n }, (_, i) => ({ ...stamped(server), id: 900_000 + 12 * i, parentCompanyId }))
  return (await server.db.insertInto('contact').values(rows).returning('id').execute()).map(({ id }) => id)
}

const delegates: Make = async (server, n) => {
  const people = await someContacts(server, 5)
  await insert('approvalDelegate', (i) => ({
    contactId: people[i % 2],
    delegateContactId: people[2 + (i % 3)],
    validFrom: day(i),
    validUntil: new Date(Date.UTC(2026, 1, 1)),
  }))(server, n)
}

const parts = JSON.stringify({
  lines: '',
  prices: '',
  deliveryAddress: '',
  invoiceAddress: '',
  costCentre: '',
  payer: '',
  currency: 'EUR',
  totalGross: '1',
  totalNet: '1',
})

const requests: Make = (server, n) =>
  insert('approvalRequest', (i) => ({
    cartId: i + 1,
    cartUuid: v7(),
    companyId: some(i, 1, 2, 3),
    contactId: some(i, 101, 102),
    orderId: some(i, 7, null, 8),
    status: some(i, 'PENDING', 'APPROVED', 'ORDERED', 'DECLINED'),
    parts,
    fingerprint: `${i}`,
    currency: 'EUR',
    totalGross: 100,
    totalNet: 121,
  }))(server, n)

export const spendingMakers: Record<string, Make> = {
  Budget: budgets,
  SpendingLimit: limits,
  ApprovalRule: rules,
  ApprovalDelegate: delegates,
  ApprovalRequest: requests,
  PartNumber: partNumbers,
  BookingCode: bookingCodes,
  CallOffContract: callOffs,
  CreditAccount: accounts,
  CreditEntry: creditEntries,
  SpendingEntry: spendingEntries,
}
