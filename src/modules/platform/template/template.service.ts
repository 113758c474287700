/** Adds and changes templates. Their texts are compiled before they are saved, so that an invalid template is never stored. */
import { sql } from 'kysely'
import type {
  DocumentTemplateCreateInput,
  DocumentTemplateUpdateInput,
  EmailContactInput,
  EmailSenderInput,
  EmailTemplateCreateInput,
  EmailTemplateUpdateInput,
  LocalizedTemplateContentInput,
  TemplateType,
} from '../../../contract/contract.gen.js'
import { invalid, invalidField, notFound, type Problem, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { inTransaction } from '../../../core/context.js'
import { repeatedLanguages } from '../../../core/input/localized.js'
import { changing } from '../../../core/store/changing.js'
import { create, find, get, missing, remove, update } from '../../../core/store/store.js'
import type { TemplateRow } from '../../../db/db.gen.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { requireHeaderText } from '../mail/mail.queue.js'
import { TemplateFailure } from './engine/template-engine.js'
import { template } from './template.resource.js'

type TemplateInput = EmailTemplateCreateInput &
  EmailTemplateUpdateInput &
  DocumentTemplateCreateInput &
  DocumentTemplateUpdateInput

/** Returns one template of a kind; the other kind is not found. */
export async function getTemplate(ctx: Ctx, id: string, type?: TemplateType): Promise<TemplateRow> {
  const row = await get(ctx, template, { uuid: id })
  return type && row.type !== type ? missing(template, { id }) : row
}

/** Returns the template of a built-in e-mail or document. */
export async function getSystemTemplate(ctx: Ctx, code: string): Promise<TemplateRow> {
  return (await find(ctx, template, { code })) ?? missing(template, { code })
}

export const createTemplate = (
  ctx: Ctx,
  type: TemplateType,
  input: EmailTemplateCreateInput | DocumentTemplateCreateInput,
): Promise<TemplateRow> => {
  const columns = toColumns(input as TemplateInput)
  return saving(ctx, input as TemplateInput, (inner) => create(inner, template, { type, ...columns }))
}

export const updateTemplate = (
  ctx: Ctx,
  id: string,
  type: TemplateType,
  input: EmailTemplateUpdateInput | DocumentTemplateUpdateInput,
): Promise<TemplateRow> => {
  refuseNulls(input as TemplateInput, 'isDefaultOrderPdf', 'isDefaultQuotePdf')
  const columns = toColumns(input as TemplateInput)
  return saving(ctx, input as TemplateInput, (inner) =>
    changing(inner, template, { uuid: id }, { access: 'EDITOR' }, async (locked, row) => {
      if (row.type !== type) return missing(template, { id })
      requireTexts(row, { ...input, ...columns })
      return update(locked, template, { uuid: id }, columns)
    }),
  )
}

/** Checks the input and compiles its texts before the transaction begins; a new default replaces the old one. */
async function saving(ctx: Ctx, input: TemplateInput, work: (ctx: Ctx) => Promise<TemplateRow>): Promise<TemplateRow> {
  checkInput(input)
  await compileTexts(ctx, input)
  return inTransaction(ctx, async (inner) => {
    for (const flag of ['isDefaultOrderPdf', 'isDefaultQuotePdf'] as const)
      if (input[flag])
        await sql`update template set ${sql.ref(flag)} = false, "lastModifiedAt" = ${inner.now} where ${sql.ref(flag)}`.execute(
          inner.db,
        )
    return work(inner)
  })
}

/** Returns the columns that an input sets. */
function toColumns({ contents, from, tos, ccs, bccs, isDefaultOrderPdf, isDefaultQuotePdf, ...rest }: TemplateInput): object {
  const flags = { isDefaultOrderPdf: isDefaultOrderPdf ?? undefined, isDefaultQuotePdf: isDefaultQuotePdf ?? undefined }
  return {
    ...rest,
    ...flags,
    ...(contents && { contents: toTexts(contents) }),
    ...senderColumns(from),
    ...toContacts({ tos, ccs, bccs }),
  }
}

const toTexts = (contents: readonly LocalizedTemplateContentInput[]) =>
  contents.map(({ language, content }) => ({ language, value: content }))

/** Returns the sender columns. Null clears the sender: the e-mail then comes from the operator of the server, in the name of the channel. */
function senderColumns(from: EmailSenderInput | null | undefined) {
  if (from === undefined) return {}
  if (from === null) return { fromEmail: null, fromNames: null }
  return { fromEmail: from.email ?? null, ...(from.names && { fromNames: from.names }) }
}

/** Converts contact lists. Null means nobody, like an empty list. */
const toContacts = (lists: Record<'tos' | 'ccs' | 'bccs', EmailContactInput[] | null | undefined>) =>
  Object.fromEntries(Object.entries(lists).flatMap(([name, list]) => (list === undefined ? [] : [[name, list ?? []]])))

/** Requires a text, a name and a subject or a file name in some language. Null would remove all of them. */
function requireTexts(row: TemplateRow, given: object): void {
  for (const field of ['contents', 'names', row.type === 'EMAIL' ? 'subjects' : 'fileNames'] as const) {
    const texts = Reflect.get(given, field) as { language: string; value?: string | null }[] | null | undefined
    if (texts === undefined) continue
    const changed = (texts ?? []).map(({ language, value }) => [language.toUpperCase(), value ?? null])
    const left = { ...(texts && row[field]), ...Object.fromEntries(changed) }
    if (!Object.values(left).some((text) => text !== null)) throw invalidField(field, 'must remain in at least one language')
  }
}

function checkInput(input: TemplateInput): void {
  const texts = { ...input, fromNames: input.from?.names, contents: input.contents && toTexts(input.contents) }
  const problems: Problem[] = (['names', 'subjects', 'fileNames', 'fromNames', 'contents'] as const).flatMap((field) =>
    repeatedLanguages(texts[field] ?? [], [field === 'fromNames' ? 'from.names' : field]),
  )
  for (const list of ['tos', 'ccs', 'bccs'] as const)
    problems.push(...(input[list] ?? []).flatMap((one, i) => checkContact(list, i, one)))
  if (problems.length) throw invalid(problems)
  for (const { value } of [...(input.subjects ?? []), ...(input.fileNames ?? [])]) requireHeaderText('subjects', value)
  for (const { value } of input.from?.names ?? []) requireHeaderText('from.names', value)
}

const NAMING = ['email', 'contactId', 'customerId', 'adminUserId'] as const

function checkContact(list: string, i: number, contact: EmailContactInput): Problem[] {
  requireHeaderText(`${list}[${i}].name`, contact.name)
  const given = NAMING.filter((field) => contact[field] != null)
  return given.length === 1 ? [] : [{ path: [list, i], message: `must have one of ${NAMING.join(', ')}` }]
}

/** Compiles every handlebars text of an input. */
async function compileTexts(ctx: Ctx, input: TemplateInput): Promise<void> {
  const texts: [string, string | null | undefined][] = [
    ...(input.contents ?? []).map(({ content }): [string, string] => ['contents', content]),
    ...(input.subjects ?? []).map(({ value }): [string, string | null | undefined] => ['subjects', value]),
    ...(input.fileNames ?? []).map(({ value }): [string, string | null | undefined] => ['fileNames', value]),
    ['queryVariables', input.queryVariables],
  ]
  for (const [field, text] of texts) if (text) await compileText(ctx, field, text)
}

export async function compileText({ services: { templates } }: Ctx, field: string, text: string): Promise<string> {
  return templates.precompile(text).catch((error: unknown) => {
    if (!(error instanceof TemplateFailure)) throw error
    throw refused('HANDLEBARS_PRECOMPILE_ERROR', `${field} cannot be compiled: ${error.message}`)
  })
}

/** Deletes a template that nothing uses. */
export const removeTemplate = (ctx: Ctx, id: string): Promise<boolean> =>
  changing(ctx, template, { uuid: id }, { access: 'OWNER', allows: refuseSystem }, async (inner, { uuid }) => {
    await refuseIfSent(inner, uuid)
    await remove(inner, template, { uuid })
    return true
  })

/** Refuses to delete a template that an e-mail action uses: the built-in e-mail is replaced, so nobody would get any. The template is locked, so that no action can name it meanwhile. */
async function refuseIfSent({ db }: Ctx, uuid: string): Promise<void> {
  const action = await db.selectFrom('eventActionConfig').select('trigger').where('emailTemplateId', '=', uuid).executeTakeFirst()
  if (action)
    throw refused('TEMPLATE_DELETE_ERROR', `The template is used by an action for ${action.trigger}: delete the action first`)
}

function refuseSystem({ code }: TemplateRow): void {
  if (code)
    throw refused(
      'TEMPLATE_DELETE_ERROR',
      `The template is used for the server's own ${code}: it can be changed, but not deleted`,
    )
}

/** Attaches a document to an e-mail template; an existing attachment stays. */
export const addAttachment = (ctx: Ctx, id: string, documentTemplateId: string): Promise<TemplateRow> =>
  changingAttachments(ctx, id, documentTemplateId, async (inner, email, document) => {
    await inner.db
      .insertInto('templateAttachment')
      .values({ templateId: email.id, documentTemplateId: document.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

export const removeAttachment = (ctx: Ctx, id: string, documentTemplateId: string): Promise<TemplateRow> =>
  changingAttachments(ctx, id, documentTemplateId, async (inner, email, document) => {
    const removed = await inner.db
      .deleteFrom('templateAttachment')
      .where('templateId', '=', email.id)
      .where('documentTemplateId', '=', document.id)
      .returning('templateId')
      .executeTakeFirst()
    if (!removed) throw notFound('Attachment', 'TEMPLATE_UPDATE_ERROR', { id: documentTemplateId })
  })

const changingAttachments = (
  ctx: Ctx,
  id: string,
  documentTemplateId: string,
  work: (ctx: Ctx, email: TemplateRow, document: TemplateRow) => Promise<void>,
): Promise<TemplateRow> =>
  changing(ctx, template, { uuid: id }, { access: 'EDITOR', touch: true }, async (inner, email) => {
    if (email.type !== 'EMAIL') return missing(template, { id })
    await work(inner, email, await getTemplate(inner, documentTemplateId, 'DOCUMENT'))
    return email
  })
