/** Renders templates: first the query of the template, then its texts, then the PDF. Failures are written to the log of template errors. */
import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import { callerKind } from '../../../core/auth/access.js'
import { refused } from '../../../core/base/errors.js'
import { parseJson } from '../../../core/base/json.js'
import type { Ctx } from '../../../core/context.js'
import type { TemplateRow } from '../../../db/db.gen.js'
import type { Localized } from '../../../db/json.js'
import { localeOf } from '../channel/channel.locale.js'
import { type RenderOptions, TemplateFailure, type TemplateText } from './engine/template-engine.js'
import { toTypst } from './html/typst.js'
import { logFailure } from './template.log.js'

declare module '../../../core/context.js' {
  interface Ctx {
    /** Set while a document is rendered. A template's query may request another document, which shares the turn of the template. */
    isRendering?: true
  }
}

/** The input of a rendering. */
export interface Rendering extends RenderOptions {
  data: Readonly<Record<string, unknown>>
  /** By default `language` in the data, otherwise that of the channel. */
  language?: string | null | undefined
  /** The event that caused it, for the log. */
  topicName?: string | null | undefined
  eventInstance?: string | null | undefined
}

/** How often a rendering request checks its budget, in milliseconds. */
const BUDGET_CHECK_MS = 100

/**
 * Renders when it is the caller's turn, and aborts when the budget of the request runs out or its client disconnects. `work` gets a context that
 * has the turn.
 */
export async function inRenderingTurn<T>(ctx: Ctx, work: (inner: Ctx, signal: AbortSignal) => Promise<T>): Promise<T> {
  const { budget, services } = ctx
  const kind = callerKind(ctx.actor)
  const isTrusted = kind === 'key' || kind === 'administrator'
  const ending = new AbortController()
  const timer = setInterval(() => {
    try {
      budget.check()
    } catch (error) {
      ending.abort(error)
    }
  }, BUDGET_CHECK_MS)
  const forget = budget.onStop(() => ending.abort(budget.stopped))
  try {
    const { signal } = ending
    const render = () => work({ ...ctx, isRendering: true }, signal)
    return await (ctx.isRendering ? render() : services.templates.inTurn({ name: budget.caller, isTrusted, signal }, render))
  } finally {
    clearInterval(timer)
    forget()
  }
}

/** Returns the language of a text: the requested one, otherwise English, otherwise the default language, otherwise the first one. */
export function pickLanguage(texts: Localized, asked: string | null | undefined): string {
  const wanted = (asked ?? DEFAULT_LANGUAGE).toUpperCase()
  return [wanted, 'EN', DEFAULT_LANGUAGE, ...Object.keys(texts)].find((language) => texts[language]) ?? wanted
}

export const pickText = (texts: Localized, asked: string | null | undefined): string => texts[pickLanguage(texts, asked)] ?? ''

/** Runs the work; a template failure is logged and becomes the published error. */
async function logging<T>(
  ctx: Ctx,
  code: string,
  templateId: string | null,
  { topicName, eventInstance }: Rendering,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TemplateFailure)) throw error
    const errorType = code === 'TEMPLATE_DO_CUSTOM_QUERY_ERROR' ? 'CUSTOM_QUERY_ERROR' : 'RENDER_ERROR'
    await logFailure(ctx, { errorType, templateId, failure: error, topicName, eventInstance })
    throw refused(code, error.message)
  }
}

/** Returns the data of a template and the result of its query: each field under its own name, and all of them as `query`. */
export async function readData(
  ctx: Ctx,
  { uuid, customQuery, queryVariables }: Pick<TemplateRow, 'customQuery' | 'queryVariables'> & { uuid: string | null },
  rendering: Rendering,
): Promise<Record<string, unknown>> {
  const locale = await localeOf(ctx)
  const language = (rendering.language ?? filledText(rendering.data, 'language') ?? locale.language).toUpperCase()
  const data = { timeZone: locale.timeZone, currency: locale.currency, ...rendering.data, language }
  if (!customQuery) return data
  const variables = await logging(ctx, 'HANDLEBARS_RENDER_VARIABLES_ERROR', uuid, rendering, () =>
    readVariables(ctx, queryVariables, data, rendering),
  )
  const found = await logging(ctx, 'TEMPLATE_DO_CUSTOM_QUERY_ERROR', uuid, rendering, async () => {
    const answer = await ctx.services.runQuery(ctx, customQuery, variables)
    if (answer.errors) throw new TemplateFailure(answer.errors.join('; '), 'customQuery')
    return answer.data as object
  })
  return { ...data, ...found, query: found, language }
}

const filledText = (data: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = data[name]
  return typeof value === 'string' && value ? value : null
}

async function readVariables(
  { services: { templates } }: Ctx,
  text: string | null,
  data: object,
  rendering: Rendering,
): Promise<Record<string, unknown>> {
  if (!text?.trim()) return {}
  const { queryVariables = '' } = await templates.render({ queryVariables: { text, plain: true } }, data, rendering)
  const variables = parseJson(queryVariables)
  if (variables && typeof variables === 'object' && !Array.isArray(variables)) return variables as Record<string, unknown>
  throw new TemplateFailure('The variables of the query are not a JSON object', 'queryVariables')
}

/** Renders texts of a template with data that was already read. */
export const renderTexts = (
  ctx: Ctx,
  templateId: string | null,
  texts: Record<string, TemplateText>,
  data: Record<string, unknown>,
  rendering: Rendering,
): Promise<Record<string, string>> =>
  logging(ctx, 'HANDLEBARS_RENDER_ERROR', templateId, rendering, () => ctx.services.templates.render(texts, data, rendering))

/** Renders a template as HTML, in the best available language. */
export async function renderHtml(ctx: Ctx, row: TemplateRow, rendering: Rendering): Promise<string> {
  const data = await readData(ctx, row, rendering)
  const language = pickLanguage(row.contents, data.language as string)
  const text = row.contents[language] ?? ''
  const { content = '' } = await renderTexts(ctx, row.uuid, { content: { text } }, { ...data, language }, rendering)
  return content
}

export interface RenderedFile {
  fileName: string
  contentType: string
  content: Buffer
}

/** Renders a document template as a PDF. The result is cached by its texts and data, so that an unchanged order is rendered once. */
export async function renderPdf(ctx: Ctx, row: TemplateRow, rendering: Rendering): Promise<RenderedFile> {
  if (row.type !== 'DOCUMENT') throw refused('TEMPLATE_NOT_FOUND', 'Only a document template can be rendered as a PDF')
  const data = await readData(ctx, row, rendering)
  const language = pickLanguage(row.contents, data.language as string)
  const texts = {
    content: { text: row.contents[language] ?? '' },
    fileNames: { text: pickText(row.fileNames, language), plain: true },
  }
  const key = JSON.stringify([ctx.actor.tenantId, row.uuid, language, texts, data])
  const make = async () => {
    const { content = '', fileNames = '' } = await renderTexts(ctx, row.uuid, texts, { ...data, language }, rendering)
    const pdf = await logging(ctx, 'PDF_GENERATE_ERROR', row.uuid, rendering, () =>
      ctx.services.templates.toPdf(toTypst(content, language), rendering),
    )
    return { fileName: toFileName(fileNames), contentType: 'application/pdf', content: pdf }
  }
  return ctx.services.templates.keep(createHash('sha256').update(key).digest('base64'), make, rendering.signal)
}

/** Returns a file name that every system can store, with an extension. */
function toFileName(text: string): string {
  const name = text
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
  return !name ? 'document.pdf' : name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`
}
