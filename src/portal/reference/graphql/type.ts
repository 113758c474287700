/** Renders the types of the GraphQL schema. A named type is a link, which the script opens in place. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isUnionType,
} from 'graphql'
import { escapeHtml } from '../../portal.pages.js'

export const asMarkup = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** Renders the type in SDL, with a link to the named type. */
export function typeHtml(type: GraphQLType): string {
  const named = getNamedType(type)
  const written = escapeHtml(String(type))
  if (isScalarType(named)) return `<code>${written}</code>`
  const link = `<a class="type" href="/docs/graphql/types/${named.name}" data-schema="${named.name}">${named.name}</a>`
  return written.replace(named.name, link)
}

interface Member {
  name: string
  type: GraphQLOutputType | GraphQLArgument['type']
  description?: string | null
  deprecationReason?: string | null
  isRequired?: boolean
}

const chip = (text: string, kind = '') => `<span class="chip ${kind}">${text}</span>`

function memberHtml({ name, type, description, deprecationReason, isRequired }: Member): string {
  const marks = [isRequired && chip('required'), deprecationReason != null && chip('deprecated', 'old')].filter(Boolean).join(' ')
  const about = [description, deprecationReason].filter(Boolean).join(' ')
  return `<div><dt><code>${name}</code> <span class="quiet">${typeHtml(type)}</span> ${marks}</dt>
<dd>${asMarkup(about)}</dd></div>`
}

/** Renders a list of arguments or fields, deprecated ones last. */
function membersHtml(members: readonly Member[]): string {
  const isOld = ({ deprecationReason }: Member) => deprecationReason != null
  const ordered = [...members.filter((member) => !isOld(member)), ...members.filter(isOld)]
  return `<dl class="properties">${ordered.map(memberHtml).join('\n')}</dl>`
}

export const argumentsHtml = (args: readonly GraphQLArgument[]) =>
  membersHtml(args.map((arg) => ({ ...arg, isRequired: isRequiredArgument(arg) })))

const toInputMember = (field: GraphQLInputField): Member => ({ ...field, isRequired: isRequiredInputField(field) })

/** Renders the fields of a type, the values of an enum, or the types of a union. */
export function contentsHtml(type: GraphQLNamedType): string {
  if (isInputObjectType(type)) return membersHtml(Object.values(type.getFields()).map(toInputMember))
  if (isObjectType(type) || isInterfaceType(type)) return membersHtml(Object.values(type.getFields()))
  if (isUnionType(type)) return `<p>One of ${type.getTypes().map(typeHtml).join(', ')}.</p>`
  if (!isEnumType(type)) return '<p>A scalar.</p>'
  const values = type.getValues().map(({ name, description, deprecationReason }) => {
    const mark = deprecationReason == null ? '' : chip('deprecated', 'old')
    return `<div><dt><code>${name}</code> ${mark}</dt><dd>${asMarkup(description ?? '')}</dd></div>`
  })
  return `<dl class="properties">${values.join('\n')}</dl>`
}
