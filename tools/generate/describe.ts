/** Describes the members that have no description in their module: from the shared vocabulary, and by patterns of names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefinitionNode, type DocumentNode, Kind, type StringValueNode, type TypeNode } from 'graphql'
import { articleFor, humanize, lowerFirst, pluralize, toCamelCase } from './words.js'

type Vocabulary = ReadonlyMap<string, string>

interface Words {
  members: Vocabulary
  types: Vocabulary
  enums: Vocabulary
  operations: Vocabulary
}

/** A type, field, argument or value of the document. */
interface Node {
  kind: string
  name: { value: string }
  description?: StringValueNode
  type?: TypeNode
  fields?: readonly Node[]
  values?: readonly Node[]
  arguments?: readonly Node[]
}

/** Reads the files of a folder: a line is a name, a colon and a sentence. */
export function readVocabulary(folder: string): Words {
  const read = (file: string) =>
    new Map(
      readFileSync(join(folder, `${file}.txt`), 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
  return { members: read('members'), types: read('types'), enums: read('enums'), operations: read('operations') }
}

export function describeMembers(document: DocumentNode, words: Words): DocumentNode {
  const definitions = document.definitions.map((node) => describeDefinition(node as unknown as Node, words))
  return { ...document, definitions: definitions as unknown as DefinitionNode[] }
}

const withDescription = (node: Node, text: string | undefined): Node =>
  node.description || !text ? node : { ...node, description: { kind: Kind.STRING, value: text } }

function describeDefinition(node: Node, words: Words): Node {
  const isRoot = node.name.value === 'Query' || node.name.value === 'Mutation'
  const described = isRoot ? node : withDescription(node, words.types.get(node.name.value) ?? describeType(node))
  const fields = node.fields?.map((field) => (isRoot ? describeOperation(field, words) : describeField(node, field, words)))
  const values = node.values?.map((value) => withDescription(value, describeValue(node.name.value, value.name.value, words)))
  return { ...described, ...(fields && { fields }), ...(values && { values }) }
}

const typeName = (type: TypeNode | undefined): string =>
  type?.kind === Kind.NAMED_TYPE ? type.name.value : typeName((type as { type?: TypeNode })?.type)

const isList = (type: TypeNode | undefined): boolean =>
  type?.kind === Kind.LIST_TYPE || (type?.kind === Kind.NON_NULL_TYPE && isList(type.type))

const isInput = ({ kind }: Node) => kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
const isSearch = (name: string) => /Search(Arguments|Input)$|^Search\w+Input$/.test(name)

/** The names of paging and sorting fields; everything else in a search is a filter. */
const NO_FILTERS = new Set([
  'page',
  'offset',
  'sort',
  'sortBy',
  'sortInputs',
  'sortOrder',
  'term',
  'termFields',
  'searchFields',
  'facets',
])

function describeField(parent: Node, field: Node, words: Words): Node {
  const name = field.name.value
  const record = humanize(recordOf(parent.name.value))
  const sentence = fillIn(findSentence(parent.name.value, name, words), record, field)
  const isFilter = isInput(parent) && isSearch(parent.name.value) && !NO_FILTERS.has(name)
  const described = withDescription(field, sentence && isFilter ? toFilter(sentence, isList(field.type)) : sentence)
  return describeArguments(described, record, words)
}

/** The sentence for the member of this type, for any member of this name, or for the singular of the name. */
const findSentence = (type: string, name: string, { members }: Words) =>
  members.get(`${type}.${name}`) ?? members.get(name) ?? members.get(name.replace(/s$/, ''))

/** Fills in the words of the record. An id also gets its format, because the name already says the rest. */
function fillIn(sentence: string | undefined, record: string, { type }: Node): string | undefined {
  const filled = sentence?.replaceAll('{record}', record)
  if (!filled || !/^The ids? of [^;,]+\.$/.test(filled)) return filled
  const looks = typeName(type) === 'Int' ? (isList(type) ? 'whole numbers' : 'a whole number') : 'as its own operations take it'
  return `${filled.slice(0, -1)}, ${looks}.`
}

function toFilter(sentence: string, isOneOf: boolean): string {
  return `Filters by ${lowerFirst(sentence)}${isOneOf ? ' One of the given values is enough.' : ''}`
}

function describeArguments(field: Node, record: string, words: Words): Node {
  if (!field.arguments?.length) return field
  const described = field.arguments.map((argument) => {
    const name = argument.name.value
    const sentence = name === 'input' ? describeInput(argument, field.name.value) : words.members.get(name)
    return withDescription(argument, fillIn(sentence, record, argument))
  })
  return { ...field, arguments: described }
}

function describeInput(argument: Node, operation: string): string {
  const name = typeName(argument.type)
  return describeByName(name) ?? `The input values of \`${operation}\`.`
}

const VERBS = /(Create|Update|Delete|Upsert|Duplicate|Csv|Bulk|Import)+$/

function describeOperation(field: Node, words: Words): Node {
  const name = field.name.value
  const noun = humanize(name.replace(VERBS, ''))
  const sentence = words.operations.get(name) ?? describeVerb(name, noun, typeName(field.type))
  return describeArguments(withDescription(field, sentence), noun, words)
}

function describeVerb(name: string, noun: string, answer: string): string | undefined {
  if (name.endsWith('Create')) return `Adds ${articleFor(noun)} ${noun}.`
  if (name.endsWith('Update')) return `Changes ${articleFor(noun)} ${noun}; fields that are not sent stay unchanged.`
  if (name.endsWith('Delete')) return `Deletes ${articleFor(noun)} ${noun}.`
  return lowerFirst(answer).startsWith(name) ? `One ${noun}, by its key.` : undefined
}

const PREFIXES = /^(Create|Update|Delete|Search|Paginated|Add|Remove)(?=[A-Z])/
const SUFFIXES =
  /(Input|Dto|Response|Create|Update|Delete|Search|Arguments|Sort|SortField|Sortable|Field|Fields|Csv|Mapping|Bulk|Item|FieldName|Name)+$/

/** The record that a type is about: `TaxCreateInput` is about `Tax`. */
const recordOf = (type: string) =>
  type
    .replace(PREFIXES, '')
    .replace(SUFFIXES, '')
    .replace(/^I(?=[A-Z][a-z])/, '') || type

function describeType(node: Node): string | undefined {
  const items = node.fields?.find(({ name }) => name.value === 'items')
  const isPage = node.fields?.some(({ name }) => name.value === 'itemsFound')
  if (items && isPage) return `A page of ${nounsOf(typeName(items.type))}, and its position in the whole list.`
  return describeByName(node.name.value)
}

const nounsOf = (type: string) => pluralize(humanize(recordOf(type)))

/** Inputs and enums whose names show their purpose. */
function describeByName(name: string): string | undefined {
  const noun = humanize(recordOf(name))
  const nouns = nounsOf(name)
  if (/Sort(able)?Fields?$/.test(name)) return `The fields that a list of ${nouns} can be ordered by.`
  if (/SortInput$/.test(name)) return `A sort field of ${nouns} and its direction.`
  if (/TermFields?(Name|Input)?$/.test(name)) return `The fields of ${nouns} that are searched for words.`
  if (/CsvMapping$/.test(name)) return `Maps a column of a file to a field of ${articleFor(noun)} ${noun}.`
  if (/CsvInput$/.test(name)) return `A file with ${nouns}, and the mapping of its columns.`
  if (/FieldName$/.test(name)) return `The fields of ${nouns} that a file can contain.`
  if (isSearch(name)) return `Filters of ${nouns}, and the page to return.`
  if (/^Create.*Input$|CreateInput$/.test(name)) return `The values of a new ${noun}.`
  if (/^Update.*Input$|UpdateInput$/.test(name))
    return `Changes to ${articleFor(noun)} ${noun}; fields that are not sent stay unchanged.`
  if (/Delete\w*Input$/.test(name)) return `Identifies the ${noun} to delete.`
  return undefined
}

/** Prefixes of field names that say which record the field belongs to. */
const OWNERS: readonly [RegExp, string][] = [
  [/^COMPANY_ADDRESS_/, ' of an address of the company'],
  [/^COMPANY_ATTRIBUTE_(DESCRIPTION_|VALUE_)?/, ' of an attribute of the company'],
  [/^CONTACT_ATTRIBUTE_(DESCRIPTION_|VALUE_)?/, ' of an attribute of the contact'],
  [/^CUSTOMER_ADDRESS_/, ' of an address of the customer'],
  [/^INVOICE_ADDRESS_/, ' in the invoice address'],
  [/^RECIPIENT_/, ' of the recipient'],
  [/^ITEM_/, ' of a line'],
  [/^COMPANY_(?!ID$|SOURCE)/, ' of the company'],
  [/^CONTACT_(?!ID$)/, ' of the contact'],
  [/^CUSTOMER_(?!ID$)/, ' of the customer'],
]

/** The meaning of a value that names a field, as a noun phrase. */
function describeFieldValue(value: string, { members }: Words): string {
  const [pattern, owner] = OWNERS.find(([candidate]) => candidate.test(value)) ?? [/^$/, '']
  const name = toCamelCase(value.replace(pattern, ''))
  const sentence = members.get(name) ?? members.get(`${name}s`)
  const phrase = sentence ? lowerFirst(sentence.split(/[.;:]/)[0] ?? '') : `the ${humanize(name)}`
  return `${phrase.replace(/ of the \{record\}/, '')}${owner}`
}

function describeValue(type: string, value: string, words: Words): string | undefined {
  const own = words.enums.get(`${type}.${value}`) ?? words.enums.get(value)
  if (own) return own
  const phrase = describeFieldValue(value, words)
  if (/Sort(able)?Fields?$/.test(type)) return `Orders by ${phrase}.`
  if (/FieldName$/.test(type) && !/Term/.test(type)) return `A column with ${phrase}.`
  if (/TermFields?(Name)?$|SearchFields$|SearchableField$/.test(type)) return `Searches in ${phrase}.`
  if (type === 'CsvImportOperation') return `Files of ${pluralize(humanize(value.replace(/CsvImport$/, '')))}.`
  if (type === 'ChangeType' || type === 'HistoryRecordType') return `Records of the kind ${humanize(value)}.`
  return type === 'Level' ? `Level ${value.slice(6).replace('_', '.')} of the video standard H.264.` : undefined
}
