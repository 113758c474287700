/** Renders JSON schemas as lists of properties. A named type is a link, which the script opens in place. */
import { escapeHtml } from '../portal.pages.js'
import { nameOfRef, type Schema } from './document.js'

const link = (ref: string) =>
  `<a class="type" href="/docs/schemas/${nameOfRef(ref)}" data-schema="${nameOfRef(ref)}">${nameOfRef(ref)}</a>`

/** Renders the type in words: `text`, `whole number`, `list of …`. */
export function typeHtml(schema: Schema): string {
  if (schema.$ref) return link(schema.$ref)
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  const choice = schema.anyOf ?? schema.allOf
  if (choice) {
    const named = choice.filter(({ type }) => type !== 'null').map(typeHtml)
    return named.join(schema.anyOf ? ' or ' : ' with ')
  }
  const types = [schema.type].flat().filter((type) => type && type !== 'null')
  if (types[0] === 'array') return `list of ${schema.items ? typeHtml(schema.items) : 'anything'}`
  const words: Record<string, string> = {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'yes or no',
    object: 'object',
  }
  if (schema.format === 'date-time') return 'instant'
  return types.map((type) => words[type ?? ''] ?? type).join(' or ') || 'anything'
}

function limitsOf({ minimum, maximum, minLength, maxLength, maxItems, enum: values, default: usual }: Schema): string {
  const parts = [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} entries`,
    values && `one of ${values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ')}`,
    usual !== undefined && usual !== null && `<code>${escapeHtml(JSON.stringify(usual))}</code> when it is left out`,
  ]
  return parts.filter(Boolean).join(', ')
}

const chip = (text: string, kind = '') => `<span class="chip ${kind}">${text}</span>`

/** Renders one property or parameter as an entry of a description list. */
export function propertyHtml(name: string, schema: Schema, isRequired: boolean, description = schema.description): string {
  const marks = [isRequired && chip('required'), schema.deprecated && chip('deprecated', 'old')].filter(Boolean).join(' ')
  const limits = limitsOf(schema)
  return `<div><dt><code>${escapeHtml(name)}</code> <span class="quiet">${typeHtml(schema)}</span> ${marks}</dt>
<dd>${escapeHtml(description ?? '')}${limits ? ` <span class="quiet">${limits}.</span>` : ''}</dd></div>`
}

/** Renders the properties of an object, deprecated ones last. */
export function propertiesHtml(schema: Schema): string {
  const required = new Set(schema.required ?? [])
  const entries = Object.entries(schema.properties ?? {})
  const ordered = [...entries.filter(([, one]) => !one.deprecated), ...entries.filter(([, one]) => one.deprecated)]
  if (ordered.length === 0) return `<p>${typeHtml(schema)}. <span class="quiet">${limitsOf(schema)}</span></p>`
  return `<dl class="properties">${ordered.map(([name, one]) => propertyHtml(name, one, required.has(name))).join('\n')}</dl>`
}
