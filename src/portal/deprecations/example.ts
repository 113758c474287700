/** The smallest request that shows an item, and the same request without it. */
import type { ListedItem } from './list.js'

export interface Example {
  before: string
  after: string
}

/** The last name of a coordinate: `Type.field`, `Type.field(argument:)`, an operation. */
const lastNameIn = (coordinate: string) => coordinate.match(/\((\w+):\)$/)?.[1] ?? coordinate.split('.').at(-1) ?? coordinate

/** The names that take the place of the old one; none when it is simply left out. */
const replacementNames = ({ use }: ListedItem) => use.map(lastNameIn)

const joinAlternatives = (names: string[], line: (name: string) => string) => names.map(line).join('\n  # or\n')

const block = (head: string, lines: string[]) => [`${head} {`, ...lines.filter(Boolean), '}'].join('\n')

function fieldExample(entry: ListedItem): Example {
  const [type = '', field = ''] = entry.item.split('.')
  const head = `fragment Example on ${type}`
  // A new name under the old response key: the code that reads the answer stays as it is.
  const line = (name: string) => (entry.fix === 'rename' ? `  ${field}: ${name}` : `  ${name} …`)
  return {
    before: block(head, ['  __typename', `  ${field}`]),
    after: block(head, ['  __typename', joinAlternatives(replacementNames(entry), line)]),
  }
}

function operationExample(entry: ListedItem): Example {
  const names = replacementNames(entry)
  return {
    before: block(entry.kind, [`  ${entry.item} …`]),
    after: names.length ? block(entry.kind, [joinAlternatives(names, (name) => `  ${name} …`)]) : '# Nothing takes its place.',
  }
}

function argumentExample(entry: ListedItem): Example {
  const [, type = '', field = '', old = ''] = entry.item.match(/^(\w+)\.(\w+)\((\w+):\)$/) ?? []
  const roots: Record<string, string> = { Query: 'query', Mutation: 'mutation' }
  const head = roots[type] ?? `fragment Example on ${type}`
  return {
    before: block(head, [`  ${field}(${old}: …, …) …`]),
    after: block(head, [joinAlternatives(replacementNames(entry), (name) => `  ${field}(${name}: …, …) …`) || `  ${field}(…) …`]),
  }
}

function inputExample(entry: ListedItem): Example {
  const [type = '', old = ''] = entry.item.split('.')
  const written = (name: string) => `{ ${name}: …, … }`
  return {
    before: `# a value of ${type}\n${written(old)}`,
    after: `# a value of ${type}\n${replacementNames(entry).map(written).join('\n# or\n') || '{ … }'}`,
  }
}

function valueExample({ item, use }: ListedItem): Example {
  const [type = '', old = ''] = item.split('.')
  return { before: `# a value of ${type}\n${old}`, after: `# a value of ${type}\n${use.map(lastNameIn).join(' # or ') || '…'}` }
}

function propertyExample(entry: ListedItem): Example {
  const old = lastNameIn(entry.item)
  const written = (name: string) => `{ "${name}": …, … }`
  const place = entry.endpoints[0] ? `${entry.endpoints[0]}${entry.direction === 'returned' ? ' answers' : ''}\n` : ''
  return {
    before: `${place}${written(old)}`,
    after: `${place}${replacementNames(entry).map(written).join('\nor\n') || '{ … }'}`,
  }
}

function parameterExample(entry: ListedItem): Example {
  const [line = '', old = ''] = entry.item.split(' ?')
  const names = replacementNames(entry)
  return { before: `${line}?${old}=…`, after: names.map((name) => `${line}?${name}=…`).join('\nor\n') || line }
}

const exampleMakers: Record<ListedItem['kind'], (entry: ListedItem) => Example> = {
  field: fieldExample,
  query: operationExample,
  mutation: operationExample,
  argument: argumentExample,
  'input-field': inputExample,
  'enum-value': valueExample,
  property: propertyExample,
  parameter: parameterExample,
  operation: ({ item, use }) => ({ before: item, after: use.join('\nor\n') || '# Nothing takes its place.' }),
}

export const makeExample = (entry: ListedItem): Example => exampleMakers[entry.kind](entry)
