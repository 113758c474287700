import type { Directives } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import { type Key, list } from '../../../core/store/store.js'
import type { BulkAnswer, RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import { idByLookup, SOURCE } from '../../../interfaces/rest/verbs.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { customerLookup } from '../../../resources/accounts/customer.js'
import { type CodedAddress, upsertAddresses } from './address.bulk.js'
import { addressBulkDto, addressCreateDto, addressDto, addressSearchDto, addressUpdateDto } from './address.dto.js'
import { listEffectiveAddresses } from './address.effective.js'
import { address } from './address.resource.js'
import { createAddress, removeAddress, updateAddress } from './address.service.js'
import type { AddressOwner } from './address.write.js'

type FindOwner = (ctx: Ctx, request: RestRequest) => Promise<AddressOwner>

const findCompany: FindOwner = async (ctx, request) => ({ owner: 'companyId', id: await idByLookup(ctx, companyLookup, request) })
const findCustomer: FindOwner = async (ctx, request) => ({
  owner: 'customerId',
  id: await idByLookup(ctx, customerLookup, request),
})
const addressKeyFromPath = ({ params }: RestRequest): Key<'address'> => idOrUuid(params.addressId ?? '')

const listRoute = (ownerLabel: string, findOwner: FindOwner): Route => ({
  summary: `A page of the addresses of a ${ownerLabel}.`,
  input: { kind: 'query', search: addressSearchDto },
  queryParameters: SOURCE,
  output: { kind: 'page', dto: addressDto },
  async handle(ctx, request) {
    const { owner, id } = await findOwner(ctx, request)
    return list(ctx, address, request.input, { within: { [owner]: id } })
  },
})

const effectiveRoute: Route = {
  summary:
    'A page of the addresses that a company orders with: of each type its own, or else those of the nearest company above that has some. An addition of Wharf.',
  input: { kind: 'query', search: addressSearchDto },
  queryParameters: SOURCE,
  output: { kind: 'page', dto: addressDto },
  handle: async (ctx, request) => listEffectiveAddresses(ctx, await idByLookup(ctx, companyLookup, request), request.input),
}

const createRoute = (ownerLabel: string, findOwner: FindOwner): Route => ({
  summary: `Adds an address to a ${ownerLabel}.`,
  input: { kind: 'body', dto: addressCreateDto },
  queryParameters: SOURCE,
  output: { kind: 'one', dto: addressDto, status: 201 },
  handle: async (ctx, request) => createAddress(ctx, await findOwner(ctx, request), request.input),
})

const updateRoute = (ownerLabel: string, findOwner: FindOwner): Route => ({
  summary: `Changes the given properties of an address of a ${ownerLabel}.`,
  input: { kind: 'body', dto: addressUpdateDto },
  queryParameters: SOURCE,
  output: { kind: 'one', dto: addressDto },
  handle: async (ctx, request) => updateAddress(ctx, await findOwner(ctx, request), addressKeyFromPath(request), request.input),
})

const deleteRoute = (ownerLabel: string, findOwner: FindOwner): Route => ({
  summary: `Deletes an address of a ${ownerLabel} and returns it.`,
  queryParameters: SOURCE,
  output: { kind: 'one', dto: addressDto },
  handle: async (ctx, request) => removeAddress(ctx, await findOwner(ctx, request), addressKeyFromPath(request)),
})

/** Returns the bulk route. The lookup key in the path finds the owner; the code of each item finds the address within that owner. */
const bulkRoute = (ownerLabel: string, findOwner: FindOwner): Route => ({
  summary: `Adds or changes many addresses of a ${ownerLabel} by their code; each item has its own result.`,
  input: { kind: 'bulk', dto: addressBulkDto, plural: 'addresses', keys: { id: ['code'], sourceId: ['code'] } },
  queryParameters: SOURCE,
  output: { kind: 'bulk' },
  async handle(ctx, request): Promise<BulkAnswer> {
    const { items, directives } = request.input as { items: CodedAddress[]; directives: Directives }
    const results = await upsertAddresses(ctx, await findOwner(ctx, request), items, directives)
    return { lookupKey: 'code', keys: items.map(({ code }) => code), results }
  },
})

export const addressRest = {
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses': listRoute('company', findCompany),
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses/effective': effectiveRoute,
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
