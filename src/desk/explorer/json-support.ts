/** Completion and validation for the variables and headers, which are JSON. */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { jsonParseLinter } from '@codemirror/lang-json'
import { syntaxTree } from '@codemirror/language'
import type { Diagnostic, LintSource } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import {
  coerceInputValue,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isScalarType,
} from 'graphql'

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** The types of the variables of the query, by name. */
export type VariableTypes = Record<string, GraphQLInputType>

/** Headers of the server, with an explanation. */
const knownHeaders: Record<string, string> = {
  apikey: 'The API key of the client',
  authorization: 'Bearer and the access token of a user',
  'API-Preview-Date': 'Shows the API as it will be on this day, such as 2027-03-01',
  'Idempotency-Key': 'Sending a mutation twice has one effect',
  'If-Match': 'Refuses a change if the record has changed since',
  'Accept-Language': 'The language of texts',
}

const readName = (state: EditorState, property: SyntaxNode | null) => {
  const name = property?.getChild('PropertyName')
  return name ? state.sliceDoc(name.from, name.to).replaceAll('"', '') : undefined
}

/** Returns the innermost object or list around a position, and the names of the properties that lead to it. */
function findPlace(state: EditorState, position: number) {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1)
  while (node && node.name !== 'Object' && node.name !== 'Array') node = node.parent
  const isObject = node?.name === 'Object'
  const path: string[] = []
  for (let outer = node?.parent ?? null; outer; outer = outer.parent) {
    const name = outer.name === 'Property' ? readName(state, outer) : undefined
    if (name !== undefined) path.unshift(name)
  }
  return { isObject, path }
}

function fieldsAt(types: VariableTypes, path: string[]): VariableTypes {
  let fields = types
  for (const name of path) {
    const type = fields[name] && getNamedType(fields[name])
    fields = isInputObjectType(type)
      ? Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, field.type]))
      : {}
  }
  return fields
}

/** Replaces the word before the cursor, and the quotation mark after it that the editor has added. */
function completeQuoted(context: CompletionContext, word: string, options: Completion[]): CompletionResult {
  const closes = context.state.sliceDoc(context.pos, context.pos + 1) === '"'
  return { from: context.pos - word.length, to: context.pos + (closes ? 1 : 0), options, filter: true }
}

function valuesOf(type: GraphQLInputType | undefined): string[] {
  const named = type && getNamedType(type)
  if (isEnumType(named)) return named.getValues().map(({ name }) => `"${name}"`)
  return isScalarType(named) && named.name === 'Boolean' ? ['true', 'false'] : []
}

/** Offers the names of variables and of the fields of their input types, and the values of enumerations. */
export const completeVariables =
  (readTypes: () => VariableTypes): CompletionSource =>
  (context) => {
    const line = context.state.sliceDoc(Math.max(0, context.pos - 500), context.pos)
    const { isObject, path } = findPlace(context.state, context.pos)
    const fields = fieldsAt(readTypes(), path)
    const [, property, value] = /"([^"]*)"\s*:\s*("?\w*)$/.exec(line) ?? []
    if (property !== undefined)
      return completeQuoted(
        context,
        value ?? '',
        valuesOf(fields[property]).map((label) => ({ label, type: 'enum' })),
      )
    const [, word] = /[{,]\s*("?\w*)$/.exec(line) ?? []
    if (word === undefined || !isObject || (word === '' && !context.explicit)) return null
    const options = Object.entries(fields).map(([name, type]) => ({
      label: `"${name}"`,
      apply: `"${name}": `,
      detail: String(type),
    }))
    return completeQuoted(context, word, options)
  }

export const completeHeaders: CompletionSource = (context) => {
  const line = context.state.sliceDoc(Math.max(0, context.pos - 500), context.pos)
  const [, word] = /[{,]\s*("?[\w-]*)$/.exec(line) ?? []
  if (word === undefined || (word === '' && !context.explicit)) return null
  const options = Object.entries(knownHeaders).map(([name, info]) => ({ label: `"${name}"`, apply: `"${name}": ""`, info }))
  return completeQuoted(context, word, options)
}

const parseJson = jsonParseLinter()

/** Reports invalid JSON; an empty editor is fine. */
export const checkJson: LintSource = (view) => (view.state.doc.toString().trim() === '' ? [] : parseJson(view))

/** Describes what is wrong with the value of a variable. */
function findFault(value: unknown, type: GraphQLInputType): string | undefined {
  let fault: string | undefined
  coerceInputValue(value, type, (path, _, error) => {
    fault ??= path.length > 0 ? `${path.join('.')}: ${error.message}` : error.message
  })
  return fault
}

/** Reports invalid JSON, variables that the query does not have, and values that do not have the type of the variable. */
export const checkVariables =
  (readTypes: () => VariableTypes): LintSource =>
  (view) => {
    const faults = checkJson(view) as readonly Diagnostic[]
    const text = view.state.doc.toString()
    if (faults.length > 0 || text.trim() === '') return faults
    const values = JSON.parse(text) as Record<string, unknown>
    const types = readTypes()
    const object = syntaxTree(view.state).topNode.getChild('Object')
    return (object?.getChildren('Property') ?? []).flatMap((property): Diagnostic[] => {
      const { from, to } = property.getChild('PropertyName') ?? property
      const name = readName(view.state, property) ?? ''
      const type = types[name]
      if (!type) return [{ from, to, severity: 'warning', message: `The query has no variable $${name}.` }]
      if (values[name] === null && getNullableType(type) === type) return []
      const message = findFault(values[name], type)
      return message ? [{ from: property.from, to: property.to, severity: 'error', message }] : []
    })
  }
