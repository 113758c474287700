import type { TemplateRenderInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { fromLocalized } from '../../../core/input/localized.js'
import { relationField } from '../../../core/store/relations.js'
import type { Resource } from '../../../core/store/resource.js'
import { list } from '../../../core/store/store.js'
import type { TemplateRow } from '../../../db/db.gen.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list as listVerb, one } from '../../../interfaces/graphql/verbs.js'
import { readLogStats } from './template.log.js'
import { composeMail, sendComposedMail } from './template.mail.js'
import { inRenderingTurn, type Rendering, renderHtml, renderPdf } from './template.render.js'
import { attachmentsOfTemplate, template, templateErrorLog } from './template.resource.js'
import {
  addAttachment,
  compileText,
  createTemplate,
  getTemplate,
  removeAttachment,
  removeTemplate,
  updateTemplate,
} from './template.service.js'

const withType = (row: TemplateRow) => ({ ...row, __typename: row.type === 'EMAIL' ? 'EmailTemplate' : 'DocumentTemplate' })

/** Returns the data of a request, which must be an object. */
function toRendering({ data }: TemplateRenderInput): Rendering {
  if (!data || typeof data !== 'object' || Array.isArray(data)) throw invalidField('data', 'must be a JSON object')
  return { data: data as Record<string, unknown> }
}

/** Renders the e-mail with the rights of the caller, so that template errors are reported at once, and queues it in the outbox. */
async function renderAndSend(ctx: Ctx, id: string, input: TemplateRenderInput): Promise<boolean> {
  const { uuid: templateId } = await getTemplate(ctx, id, 'EMAIL')
  const mail = await composeMail(ctx, { templateId, data: { ...toRendering(input).data } }, '')
  if (!mail) throw invalidField('tos', 'must contain a recipient with an e-mail address')
  await inTransaction(ctx, (inner) => sendComposedMail(inner, ctx.actor.channelId, mail))
  ctx.services.wake(ctx.actor.tenantId)
  return true
}

/** The fields of both kinds. */
const shared = {
  id: ({ uuid }: TemplateRow) => uuid,
  contents: ({ contents }: TemplateRow) =>
    fromLocalized(contents).map(({ language, value }) => ({ language, content: value ?? '' })),
  names: ({ names }: TemplateRow, { language }: { language?: string | null }) => fromLocalized(names, language),
  content: ({ contents }: TemplateRow) => Object.values(contents)[0] ?? null,
}

export const templateGraphql = {
  Query: {
    template: async (_, { id }, ctx) => withType(await getTemplate(ctx, id)) as never,
    templates: async (_, { input }, ctx, info) => {
      const page = await list(ctx, template as Resource<'template'>, input, { counted: needsTotal(info) })
      return { ...page, items: page.items.map(withType) } as never
    },
    templateErrorLog: one(templateErrorLog, 'id'),
    templateErrorLogs: listVerb(templateErrorLog),
    templateErrorLogStats: (_, __, ctx) => readLogStats(ctx),
  },
  Mutation: {
    emailTemplateCreate: (_, { input }, ctx) => createTemplate(ctx, 'EMAIL', input),
    emailTemplateUpdate: (_, { id, input }, ctx) => updateTemplate(ctx, id, 'EMAIL', input),
    documentTemplateCreate: (_, { input }, ctx) => createTemplate(ctx, 'DOCUMENT', input),
    documentTemplateUpdate: (_, { id, input }, ctx) => updateTemplate(ctx, id, 'DOCUMENT', input),
    templateDelete: (_, { id }, ctx) => removeTemplate(ctx, id),
    emailTemplateAddAttachment: (_, { id, documentTemplateId }, ctx) => addAttachment(ctx, id, documentTemplateId),
    emailTemplateRemoveAttachment: (_, { id, documentTemplateId }, ctx) => removeAttachment(ctx, id, documentTemplateId),
    templateRenderToHTML: (_, { id, input }, ctx) =>
      inRenderingTurn(ctx, async (inner, signal) =>
        renderHtml(inner, await getTemplate(inner, id), { ...toRendering(input), signal }),
      ),
    emailTemplateRenderAndSend: (_, { id, input }, ctx) => renderAndSend(ctx, id, input),
    documentTemplateRenderToPDF: async (_, { id, input }, ctx) => {
      const { content, ...file } = await inRenderingTurn(ctx, async (inner, signal) =>
        renderPdf(inner, await getTemplate(inner, id, 'DOCUMENT'), { ...toRendering(input), signal }),
      )
      return { ...file, base64: content.toString('base64') }
    },
  },
  EmailTemplate: {
    ...shared,
    subjects: ({ subjects }, { language }) => fromLocalized(subjects, language),
    from: ({ fromEmail, fromNames }) => ({ email: fromEmail ?? '', names: fromLocalized(fromNames) }),
    attachments: async (row, _, ctx) => [...(await relationField(attachmentsOfTemplate)(row, {}, ctx))],
  },
  DocumentTemplate: { ...shared, fileNames: ({ fileNames }) => fromLocalized(fileNames) },
  LocalizedTemplateContent: { precompiled: ({ content }, _, ctx) => compileText(ctx, 'content', content) },
  TemplateErrorLog: { id: ({ uuid }) => uuid },
} satisfies Resolvers
