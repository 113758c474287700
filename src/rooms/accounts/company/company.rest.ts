import type { Ctx } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { RestRequest, Routes } from '../../../faces/rest/route.js'
import { bulkBySource, create, keyByLookup, list, one, remove, SOURCE, search, update } from '../../../faces/rest/verbs.js'
import { company, companySource } from '../../../resources/accounts/company.js'
import { upsertCompanies } from './company.bulk.js'
import { companyBulkDto, companyCreateDto, companyDto, companySearchDto, companyUpdateDto } from './company.dto.js'
import { createCompany, listCompanies, removeCompany, updateCompany } from './company.service.js'

const keyOf = (ctx: Ctx, asked: RestRequest) => keyByLookup(ctx, company, companySource, asked)

export const companyRest = {
  'GET /v2/companies': {
    ...list(company, companyDto, companySearchDto),
    handle: (ctx, { input }) => listCompanies(ctx, input),
  },
  'POST /v2/companies': {
    ...create(company, companyCreateDto, companyDto),
    handle: (ctx, { input }) => createCompany(ctx, input),
  },
  'POST /v2/companies/search': {
    ...search(company, companyDto, companySearchDto),
    handle: (ctx, { input }) => listCompanies(ctx, input),
  },
  'POST /v2/companies/bulk/{lookupKey}': bulkBySource(company, companySource, companyBulkDto, 'companies', upsertCompanies),
  'GET /v2/companies/{lookupKey}/{lookupValue}': {
    ...one(company, 'id', companyDto),
    queryParameters: SOURCE,
    handle: async (ctx, asked) => get(ctx, company, await keyOf(ctx, asked)),
  },
  'PATCH /v2/companies/{lookupKey}/{lookupValue}': {
    ...update(company, companyUpdateDto, companyDto),
    queryParameters: SOURCE,
    handle: async (ctx, asked) => updateCompany(ctx, await keyOf(ctx, asked), asked.input),
  },
  'DELETE /v2/companies/{lookupKey}/{lookupValue}': {
    ...remove(company, companyDto),
    queryParameters: SOURCE,
    handle: async (ctx, asked) => removeCompany(ctx, await keyOf(ctx, asked)),
  },
} satisfies Routes
