import { deleteMany, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import {
  bulkBySource,
  create,
  list,
  oneByLookup,
  removeByLookup,
  search,
  updateByLookup,
} from '../../../interfaces/rest/verbs.js'
import { company, companyLookup } from '../../../resources/accounts/company.js'
import { upsertCompanies } from './company.bulk.js'
import { importCompanies } from './company.csv.js'
import { companyBulkDto, companyCreateDto, companyDto, companySearchDto, companyUpdateDto } from './company.dto.js'
import { createCompany, listCompanies, removeCompany, updateCompany } from './company.service.js'

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
  'POST /v2/companies/bulk/{lookupKey}/delete': deleteMany(companyLookup, removeCompany),
  'POST /v2/companies/csv': importFile('companies', importCompanies),
  'POST /v2/companies/bulk/{lookupKey}': bulkBySource(companyLookup, companyBulkDto, 'companies', upsertCompanies),
  'GET /v2/companies/{lookupKey}/{lookupValue}': oneByLookup(companyLookup, companyDto),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}': updateByLookup(companyLookup, companyUpdateDto, companyDto, updateCompany),
  'DELETE /v2/companies/{lookupKey}/{lookupValue}': removeByLookup(companyLookup, companyDto, removeCompany),
} satisfies Routes
