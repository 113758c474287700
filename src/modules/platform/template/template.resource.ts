import { sql } from 'kysely'
import type {
  TemplateErrorLogSearchInput,
  TemplateErrorLogSortField,
  TemplateSearchInput,
  TemplateSortField,
} from '../../../contract/contract.gen.js'
import type { Relation } from '../../../core/store/relations.js'
import { equals, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { TemplateRow } from '../../../db/db.gen.js'

/** The text of an e-mail or a document, filled in when it is rendered. */
export const template: Resource<'template', TemplateSearchInput, TemplateSortField> = {
  label: 'Template',
  table: 'template',
  key: 'uuid',
  lookups: { code: ['code'] },
  codes: { notFound: 'TEMPLATE_NOT_FOUND', exists: 'TEMPLATE_CREATE_ERROR', inUse: 'TEMPLATE_DELETE_ERROR' },
  visible: visibleToAll,
  filters: {
    types: oneOf('type'),
    ids: oneOf('uuid'),
    isDefaultOrderPdf: equals('isDefaultOrderPdf'),
    isDefaultQuotePdf: equals('isDefaultQuotePdf'),
  },
  sort: { LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
  localized: ['names', 'contents', 'subjects', 'fromNames', 'fileNames'],
}

/** A template that could not be rendered. */
export const templateErrorLog: Resource<'templateErrorLog', TemplateErrorLogSearchInput, TemplateErrorLogSortField> = {
  label: 'TemplateErrorLog',
  table: 'templateErrorLog',
  key: 'uuid',
  lookups: {},
  codes: { notFound: 'TEMPLATE_ERROR_LOG_NOT_FOUND' },
  visible: visibleToAll,
  filters: {
    errorTypes: oneOf('errorType'),
    templateIds: oneOf('templateId'),
    dateFrom: (eb, from) => eb('createdAt', '>=', new Date(from)),
    dateTo: (eb, to) => eb('createdAt', '<=', new Date(to)),
  },
  sort: { CREATED_AT: 'createdAt', ERROR_TYPE: 'errorType', TEMPLATE_ID: 'templateId' },
}

/** Returns the documents that each e-mail template attaches, in the order of their ids. */
export const attachmentsOfTemplate: Relation<Pick<TemplateRow, 'id'>, readonly TemplateRow[]> = async (ctx, templates) => {
  const ids = templates.map(({ id }) => id)
  const { rows: links } = await sql<{ templateId: number; documentTemplateId: number }>`
    select "templateId", "documentTemplateId" from "templateAttachment" where "templateId" = any(${ids}::int4[]) order by 1, 2`.execute(
    ctx.db,
  )
  if (links.length === 0) return templates.map(() => [])
  const documents = await rowsOf(ctx, template, 'id', [...new Set(links.map(({ documentTemplateId }) => documentTemplateId))])
  const byId = new Map(documents.map((row) => [row.id, row]))
  const byTemplate = groupBy(links, ({ templateId }) => templateId)
  return ids.map((id) => (byTemplate.get(id) ?? []).flatMap(({ documentTemplateId }) => byId.get(documentTemplateId) ?? []))
}
