/** Makes an example for each item: the smallest request that uses it, and the same request without it. */
import type { ListedItem } from './list.js'

export interface Example {
  before: string
  after: string
}

/** The last name of a coordinate such as `Type.field`, `Type.field(argument:)` or an operation. */
const lastNameIn = (coordinate: string) => coordinate.match(/\((\w+):\)$/)?.[1] ?? coordinate.split('.').at(-1) ?? coordinate

/** The names that replace the item; none when it is simply left out. */
const replacementNames = ({ use }: ListedItem) => use.map(lastNameIn)

const joinAlternatives = (names: string[], line: (name: string) => string) => names.map(line).join('\n  # or\n')

const block = (head: string, lines: string[]) => [`${head} {`, ...lines.filter(Boolean), '}'].join('\n')

function fieldExample(entry: ListedItem): Example {
  const [type = '', field = ''] = entry.item.split('.')
  const head = `fragment Example on ${type}`
  // An alias keeps the old response key, so that the code that reads the response need not change.
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
    after: names.length ? block(entry.kind, [joinAlternatives(names, (name) => `  ${name} …`)]) : '# There is no replacement.',
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
  const head = entry.endpoints[0] ? `${entry.endpoints[0]}${entry.direction === 'returned' ? ' returns' : ''}\n` : ''
  return {
    before: `${head}${written(old)}`,
    after: `${head}${replacementNames(entry).map(written).join('\nor\n') || '{ … }'}`,
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
  operation: ({ item, use }) => ({ before: item, after: use.join('\nor\n') || '# There is no replacement.' }),
}

export const makeExample = (entry: ListedItem): Example => exampleMakers[entry.kind](entry)
