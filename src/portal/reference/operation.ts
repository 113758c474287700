/** Renders one operation of the REST reference. */
import { escapeHtml } from '../portal.pages.js'
import { type Answer, type ListedOperation, nameOfRef, type Parameter, type Reference, type Schema } from './document.js'
import { propertiesHtml, propertyHtml, typeHtml } from './schema.js'

const codeHtml = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return `<div class="code"><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></div>`
}

const asMarkup = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

export function operationHtml(reference: Reference, operation: ListedOperation): string {
  const { operationId, method, path, summary, description = '', deprecated } = operation
  const parameters = resolveParameters(reference, operation)
  const own = parameters.filter((parameter) => parameter.in !== 'header')
  const headers = parameters.filter((parameter) => parameter.in === 'header')
  return `<section id="${operationId}" class="operation">
<h2><b class="method ${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code> <a class="anchor" href="#${operationId}" aria-label="Link to ${operationId}">#</a></h2>
<p>${asMarkup(summary)} <span class="quiet">${asMarkup(description)}</span>${deprecated ? ' <span class="chip old">deprecated</span>' : ''}</p>
<div class="sides"><div>
${own.length ? `<h3>Parameters</h3><dl class="properties">${own.map(parameterHtml).join('\n')}</dl>` : ''}
${bodyHtml(operation)}
${headers.length ? `<details><summary>Headers that it knows: ${headers.map(({ name }) => `<code>${name}</code>`).join(' ')}</summary><dl class="properties">${headers.map(parameterHtml).join('\n')}</dl></details>` : ''}
<h3>Answers</h3>
${Object.entries(operation.responses)
  .filter(([status]) => status !== 'default')
  .map(([status, answer]) => answerHtml(reference, status, answer))
  .join('\n')}
</div>
<div class="example">${exampleHtml(operation, own)}</div></div>
</section>`
}

const resolveParameters = ({ document }: Reference, { parameters = [] }: ListedOperation): readonly Parameter[] =>
  parameters.flatMap((parameter) =>
    parameter.$ref ? (document.components.parameters[nameOfRef(parameter.$ref)] ?? []) : parameter,
  )

const parameterHtml = ({ name, schema, required = false, deprecated, description }: Parameter) =>
  propertyHtml(name, { ...schema, ...(deprecated && { deprecated }) }, required, description ?? schema.description ?? '')

function bodyHtml({ requestBody }: ListedOperation): string {
  const [entry] = Object.entries(requestBody?.content ?? {})
  if (!entry) return ''
  const [type, { schema }] = entry
  return `<h3>Body</h3><p class="quiet">${escapeHtml(type)}${requestBody?.required ? '' : ', may be left out'}</p>${shapeHtml(schema)}`
}

/** Renders a shape: a named one as a link that opens in place, any other inline. */
function shapeHtml(schema: Schema): string {
  if (schema.properties) return propertiesHtml(schema)
  return `<p>${typeHtml(schema)}</p>`
}

function answerHtml({ document }: Reference, status: string, answer: Answer): string {
  const { description, content = {} } = answer.$ref ? (document.components.responses[nameOfRef(answer.$ref)] ?? answer) : answer
  const [shown] = Object.values(content)
  const shape = shown && Number(status) < 300 ? ` ${pageItem(shown.schema) ?? typeHtml(shown.schema)}` : ''
  return `<p class="answer"><b class="status s${status.charAt(0)}">${status}</b> ${asMarkup(description)}${shape}</p>`
}

/** Returns the item type of a page. */
function pageItem({ allOf }: Schema): string | undefined {
  const data = allOf?.[1]?.properties?.data
  return data?.items && `${typeHtml(allOf?.[0] ?? {})} of ${typeHtml(data.items)}`
}

/** Renders the request for curl, a form that sends it from the page, and the response of the demo shop. */
function exampleHtml(operation: ListedOperation, parameters: readonly Parameter[]): string {
  const { method, path, requestBody, responses } = operation
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const given = path.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = parameters.find((parameter) => parameter.name === name)?.example
    return value === undefined ? hole : encodeURIComponent(String(value))
  })
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
    .join('&')
  const address = `${given}${query ? `?${query}` : ''}`
  const body = content?.example
  const text = body === undefined ? undefined : writeBody(type, body)
  const [status, answer] =
    Object.entries(responses).find(([, one]) => Object.values(one.content ?? {})[0]?.example !== undefined) ?? []
  return `<h3>Example</h3>
${codeHtml(toCurl(method, address, type, text))}
<form class="try" data-method="${method}" data-address="${escapeHtml(address)}" data-type="${escapeHtml(type ?? '')}" hidden></form>
${text === undefined ? '' : `<template class="body">${escapeHtml(text)}</template>`}
${answer ? `<p class="quiet">Answer of the demo shop, ${status}:</p>${codeHtml(Object.values(answer.content ?? {})[0]?.example)}` : ''}`
}

function writeBody(type: string | undefined, body: unknown): string {
  if (typeof body === 'string') return body
  if (type === 'application/x-www-form-urlencoded') return String(new URLSearchParams(body as Record<string, string>))
  return JSON.stringify(body, null, 2)
}

function toCurl(method: string, address: string, type: string | undefined, body: string | undefined): string {
  const flag = method === 'GET' || (method === 'POST' && body !== undefined) ? '' : ` -X ${method}`
  const lines = [`curl${flag} "$SERVER${address}"`]
  if (!address.startsWith('/oauth2')) lines.push(`-H "authorization: Bearer $TOKEN"`)
  if (body !== undefined) lines.push(`-H 'content-type: ${type}'`, `-d '${body.replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n  ')
}
