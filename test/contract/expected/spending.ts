/** Budgets, credit accounts, and what was booked to them. */
import { type Fact, is, isOneOf } from '../probes.js'
import { type Noun, rowsOf, unique } from './noun.js'

const number = (column: string) => ({ of: (fact: Fact) => Number(fact[column]) })

export const spending: Record<string, Noun> = {
  Budget: {
    rows: rowsOf('budget'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), NAME: unique('name'), AMOUNT: number('amount') },
  },
  SpendingLimit: {
    rows: rowsOf('spendingLimit'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), NAME: unique('name'), AMOUNT: number('amount') },
  },
  CallOffContract: {
    rows: rowsOf('callOffContract'),
    looks: { ids: isOneOf('id'), hasRemaining: is(({ quantity, calledOff }) => calledOff < quantity) },
    sorts: { ID: unique('id'), NUMBER: unique('number'), VALID_TO: { of: 'validTo' } },
  },
  BookingCode: {
    rows: rowsOf('bookingCode'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), CODE: unique('code'), NAME: unique('name') },
  },
  PartNumber: {
    rows: rowsOf('partNumber'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), NUMBER: unique('number') },
  },
  ApprovalRule: {
    rows: rowsOf('approvalRule'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), NAME: unique('name'), AMOUNT: number('amount') },
  },
  ApprovalDelegate: {
    rows: rowsOf('approvalDelegate'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), VALID_FROM: { of: 'validFrom' } },
  },
  ApprovalRequest: {
    rows: rowsOf('approvalRequest'),
    looks: { ids: isOneOf('id'), cartIds: isOneOf('cartUuid'), statuses: isOneOf('status') },
    sorts: { ID: unique('id') },
  },
  CreditAccount: {
    rows: rowsOf('creditAccount'),
    looks: { ids: isOneOf('id') },
    sorts: { ID: unique('id'), CREDIT_LIMIT: number('creditLimit') },
  },
  CreditEntry: { rows: rowsOf('creditEntry'), looks: {}, sorts: { ID: unique('id'), BOOKED_AT: { of: 'bookedAt' } } },
  SpendingEntry: { rows: rowsOf('spendingEntry'), keyOf: ({ uuid, id }) => uuid ?? id, looks: {}, sorts: { ID: unique('id') } },
}
