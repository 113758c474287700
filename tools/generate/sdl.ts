/** Merges the SDL of all modules into one document, and adds rules and deprecations to the descriptions and directives that clients see. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildASTSchema,
  type ConstDirectiveNode,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  parse,
  print,
  type StringValueNode,
  validateSchema,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import type { Rule } from '../../src/core/input/scalar-rules.js'
import { type Legacy, legacyReason } from '../../src/core/lifecycle/legacy.js'
import { describeMembers, readVocabulary } from './describe.js'

const DIRECTIVES = 'core/directives.graphql'
const VOCABULARY = 'contract/vocabulary'

/** Reads all .graphql files below `src`, merges and validates them, and returns the SDL that the server is built from. */
export function contractSdl(src: string): string {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.endsWith('.gen.graphql'))
    .sort()
  const parsed = new Map(files.map((file) => [file, parse(readFileSync(join(src, file), 'utf8'), { noLocation: true })]))
  const directives = parsed.get(DIRECTIVES)
  if (!directives) throw new Error(`${DIRECTIVES} is missing`)
  parsed.delete(DIRECTIVES)
  const described = describeMembers(mergeDefinitions(concatAST([...parsed.values()])), readVocabulary(join(src, VOCABULARY)))
  const merged = describeDirectives(described)
  requireValid(concatAST([directives, merged]))
  return `# Generated from the modules by \`npm run generate\`. Do not edit.\n${print(merged)}\n`
}

function requireValid(document: DocumentNode) {
  const errors = validateSchema(buildASTSchema(document))
  if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'))
}

/** Merges definitions of the same type: every module may declare `type Query`, and may extend types of other modules. */
function mergeDefinitions(document: DocumentNode): DocumentNode {
  const definitions = new Map<string, DefinitionNode>()
  const ordered = [...document.definitions].sort((a, b) => Number(isExtension(a)) - Number(isExtension(b)))
  for (const definition of ordered) {
    const name = 'name' in definition && definition.name ? definition.name.value : ''
    const existing = definitions.get(name)
    if (existing && !isExtension(definition) && name !== 'Query' && name !== 'Mutation')
      throw new Error(`${name} is defined twice`)
    definitions.set(name, existing ? mergeMembers(existing, definition) : requireDefinition(definition))
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] }
}

const isExtension = (definition: DefinitionNode) => definition.kind.endsWith('Extension')

const requireDefinition = (definition: DefinitionNode) => {
  if (isExtension(definition)) throw new Error(`${print(definition)} extends a type that no room defines`)
  return definition
}

function mergeMembers(existing: DefinitionNode, added: DefinitionNode): DefinitionNode {
  const list = (key: string) => [...(Reflect.get(existing, key) ?? []), ...(Reflect.get(added, key) ?? [])]
  const members = ['fields', 'values', 'types', 'interfaces'].filter(
    (key) => Reflect.get(existing, key) || Reflect.get(added, key),
  )
  return { ...existing, ...Object.fromEntries(members.map((key) => [key, list(key)])) } as DefinitionNode
}

/** Introspection shows only descriptions and @deprecated. So @legacy becomes @deprecated, and @rule a sentence of the description. */
function describeDirectives(document: DocumentNode): DocumentNode {
  return visit(document, {
    InputObjectTypeDefinition: (node) => describeOtherNames(node),
    FieldDefinition: (node) => describeNode(node),
    InputValueDefinition: (node) => describeNode(node),
    EnumValueDefinition: (node) => describeNode(node),
  })
}

/** Published clients declare variables of some inputs by another name. GraphQL has no way to allow that, so the description says it. */
function describeOtherNames(node: InputObjectTypeDefinitionNode): InputObjectTypeDefinitionNode | undefined {
  const names = readDirective<{ as: string[] }>(node, 'alsoDeclared')?.as
  if (!names) return undefined
  const sentence = `A variable for it may also be declared as ${names.join(' or ')}, as published clients do: the server reads it as ${node.name.value}. A validator that only knows this schema refuses that, because GraphQL has no second names for a type.`
  const value = [node.description?.value, sentence].filter(Boolean).join(' ')
  return { ...node, description: { kind: Kind.STRING, value } }
}

type DescribableNode = { description?: StringValueNode; directives?: readonly ConstDirectiveNode[] }

function describeNode<N extends DescribableNode>(node: N): N | undefined {
  const legacy = readDirective<Legacy>(node, 'legacy')
  const rule = readDirective<Rule>(node, 'rule')
  if (!legacy && !rule) return undefined
  const sentences = [node.description?.value, rule && describeRule(rule)].filter(Boolean)
  return {
    ...node,
    ...(sentences.length && { description: { kind: Kind.STRING, value: sentences.join(' ') } }),
    ...(legacy && { directives: [...(node.directives ?? []), createDeprecated(legacy)] }),
  }
}

function readDirective<T>(node: DescribableNode, name: string): T | undefined {
  const found = node.directives?.find((candidate) => candidate.name.value === name)
  return found && (Object.fromEntries((found.arguments ?? []).map((a) => [a.name.value, valueFromASTUntyped(a.value)])) as T)
}

function createDeprecated(legacy: Legacy): ConstDirectiveNode {
  const reason = JSON.stringify(legacyReason(legacy))
  const [definition] = parse(`type T { f: Int @deprecated(reason: ${reason}) }`, { noLocation: true }).definitions
  return Reflect.get(definition as object, 'fields')[0].directives[0]
}

const formatSentences: Record<string, string> = {
  uuid: 'A uuid.',
  email: 'An e-mail address.',
  https: 'An https address.',
  dateTime: 'ISO 8601.',
  country: 'Two letters.',
  language: 'Two letters.',
  time: 'HH:MM.',
  screamingSnake: 'Capitals, digits and underscores.',
  noSpaces: 'No spaces.',
  web: 'An http or https address; the scheme may be left out.',
  word: 'Letters, digits and underscores.',
}

function describeRule(rule: Rule): string {
  const { min, max, above, decimals, minLength, maxLength, minItems, maxItems, format, isLast } = rule
  return [
    format && formatSentences[format],
    isLast && 'A day without a time is meant whole.',
    min !== undefined && max !== undefined ? `${min} to ${max}.` : undefined,
    min !== undefined && max === undefined ? `At least ${min}.` : undefined,
    min === undefined && max !== undefined ? `At most ${max}.` : undefined,
    above !== undefined && `More than ${above}.`,
    decimals !== undefined && `At most ${decimals} decimals.`,
    minLength !== undefined && maxLength !== undefined ? `${minLength} to ${maxLength} characters.` : undefined,
    minLength !== undefined && maxLength === undefined ? `At least ${minLength} characters.` : undefined,
    minLength === undefined && maxLength !== undefined ? `At most ${maxLength} characters.` : undefined,
    minItems !== undefined && `At least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}.`,
    maxItems !== undefined && `At most ${maxItems} entries.`,
  ]
    .filter(Boolean)
    .join(' ')
}
