import type { Directives } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import { type Key, list } from '../../../core/store/store.js'
import type { BulkAnswer, RestRequest, Route, Routes } from '../../../faces/rest/route.js'
import { idByLookup, SOURCE } from '../../../faces/rest/verbs.js'
import { address } from '../../../resources/accounts/address.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { customerLookup } from '../../../resources/accounts/customer.js'
import { type CodedAddress, upsertAddresses } from './address.bulk.js'
import { addressBulkDto, addressCreateDto, addressDto, addressSearchDto, addressUpdateDto } from './address.dto.js'
import { type AddressOwner, createAddress, removeAddress, updateAddress } from './address.service.js'

type FindOwner = (ctx: Ctx, asked: RestRequest) => Promise<AddressOwner>

const findCompany: FindOwner = async (ctx, asked) => ({ owner: 'companyId', id: await idByLookup(ctx, companyLookup, asked) })
const findCustomer: FindOwner = async (ctx, asked) => ({ owner: 'customerId', id: await idByLookup(ctx, customerLookup, asked) })
const addressKeyFromPath = ({ params }: RestRequest): Key<'address'> => idOrUuid(params.addressId ?? '')

const listRoute = (whose: string, ownerOf: FindOwner): Route => ({
  summary: `A page of the addresses of a ${whose}.`,
  input: { kind: 'query', search: addressSearchDto },
  queryParameters: SOURCE,
  output: { kind: 'page', dto: addressDto },
  async handle(ctx, asked) {
    const { owner, id } = await ownerOf(ctx, asked)
    return list(ctx, address, asked.input, { within: { [owner]: id } })
  },
})

const createRoute = (whose: string, ownerOf: FindOwner): Route => ({
  summary: `Adds an address to a ${whose}.`,
  input: { kind: 'body', dto: addressCreateDto },
  queryParameters: SOURCE,
  output: { kind: 'one', dto: addressDto, status: 201 },
  handle: async (ctx, asked) => createAddress(ctx, await ownerOf(ctx, asked), asked.input),
})

const updateRoute = (whose: string, ownerOf: FindOwner): Route => ({
  summary: `Changes the given properties of an address of a ${whose}.`,
  input: { kind: 'body', dto: addressUpdateDto },
  queryParameters: SOURCE,
  output: { kind: 'one', dto: addressDto },
  handle: async (ctx, asked) => updateAddress(ctx, await ownerOf(ctx, asked), addressKeyFromPath(asked), asked.input),
})

const deleteRoute = (whose: string, ownerOf: FindOwner): Route => ({
  summary: `Deletes an address of a ${whose} and answers what it was.`,
  queryParameters: SOURCE,
  output: { kind: 'one', dto: addressDto },
  handle: async (ctx, asked) => removeAddress(ctx, await ownerOf(ctx, asked), addressKeyFromPath(asked)),
})

/** The lookup key of the path finds the owner; within it, the code finds the address. */
const bulkRoute = (whose: string, ownerOf: FindOwner): Route => ({
  summary: `Adds or changes many addresses of a ${whose} by their code; every one gets its own answer.`,
  input: { kind: 'bulk', dto: addressBulkDto, plural: 'addresses', keys: { id: ['code'], sourceId: ['code'] } },
  queryParameters: SOURCE,
  output: { kind: 'bulk' },
  async handle(ctx, asked): Promise<BulkAnswer> {
    const { items, directives } = asked.input as { items: CodedAddress[]; directives: Directives }
    const results = await upsertAddresses(ctx, await ownerOf(ctx, asked), items, directives)
    return { lookupKey: 'code', keys: items.map(({ code }) => code), results }
  },
})

export const addressRest = {
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses': listRoute('company', findCompany),
  'POST /v2/companies/{lookupKey}/{lookupValue}/addresses': createRoute('company', findCompany),
  'POST /v2/companies/{lookupKey}/{lookupValue}/addresses/bulk': bulkRoute('company', findCompany),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}/addresses/{addressId}': updateRoute('company', findCompany),
  'DELETE /v2/companies/{lookupKey}/{lookupValue}/addresses/{addressId}': deleteRoute('company', findCompany),
  'GET /v2/customers/{lookupKey}/{lookupValue}/addresses': listRoute('customer', findCustomer),
  'POST /v2/customers/{lookupKey}/{lookupValue}/addresses': createRoute('customer', findCustomer),
  'POST /v2/customers/{lookupKey}/{lookupValue}/addresses/bulk': bulkRoute('customer', findCustomer),
  'PATCH /v2/customers/{lookupKey}/{lookupValue}/addresses/{addressId}': updateRoute('customer', findCustomer),
  'DELETE /v2/customers/{lookupKey}/{lookupValue}/addresses/{addressId}': deleteRoute('customer', findCustomer),
} satisfies Routes
