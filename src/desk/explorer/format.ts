/** Rewrites a query: in its standard layout, or with the fragments in the places where they are used. */
import { mergeAst } from '@graphiql/toolkit'
import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse, print, type Token, TokenKind } from 'graphql'

/** Comments are not part of the syntax tree. Each one is printed as a field or a fragment with a unique name, and then put back. */
const FIELD = /comment_of_the_query_(\d+)_field/g
const FRAGMENT = /fragment comment_of_the_query_(\d+)_fragment on Query \{\n {2}id\n\}\n*/g

interface Comment {
  start: number
  end: number
  text: string
  /** The text in place of the comment while the query is printed. */
  placeholder: string
}

function findComments(query: string): Comment[] {
  const comments: Comment[] = []
  let depth = 0
  for (let token: Token | null | undefined = parse(query).loc?.startToken; token; token = token.next) {
    if (token.kind === TokenKind.BRACE_L) depth++
    if (token.kind === TokenKind.BRACE_R) depth--
    if (token.kind !== TokenKind.COMMENT) continue
    const name = `comment_of_the_query_${comments.length}`
    const placeholder = depth > 0 ? `${name}_field` : `fragment ${name}_fragment on Query { id }`
    comments.push({ start: token.start, end: token.end, text: `#${token.value}`, placeholder })
  }
  return comments
}

function printWithComments(query: string): string {
  const comments = findComments(query)
  let replaced = ''
  let last = 0
  for (const { start, end, placeholder } of comments) {
    replaced += `${query.slice(last, start)} ${placeholder} `
    last = end
  }
  const textOf = (index: string) => comments[Number(index)]?.text ?? ''
  // Returns the comment; an empty line after a comment between definitions is kept.
  const lineOf = (index: string) => {
    const rest = query.slice(comments[Number(index)]?.end)
    return `${textOf(index)}\n${/^[ \t]*\n[ \t]*\n/.test(rest) ? '\n' : ''}`
  }
  return print(parse(replaced + query.slice(last)))
    .replace(FIELD, (_, index: string) => textOf(index))
    .replace(FRAGMENT, (_, index: string) => lineOf(index))
}

/** Prints a query in the standard layout, with its comments. Throws if a comment is where it cannot be kept, such as between arguments. */
export function prettify(query: string): string {
  const plain = print(parse(query))
  const isUnchanged = (text: string) => {
    try {
      return print(parse(text)) === plain
    } catch {
      return false
    }
  }
  try {
    const printed = printWithComments(query)
    if (isUnchanged(printed)) return `${printed.trimEnd()}\n`
  } catch {
    // A comment was where neither a field nor a fragment can be.
  }
  throw new Error('A comment between arguments would be lost, so the query was not changed.')
}

/** Replaces every fragment spread with the fields of its fragment. */
export const mergeFragments = (query: string, schema: GraphQLSchema | undefined) => `${print(mergeAst(parse(query), schema))}\n`

/** Returns the operations of a query; none if it cannot be parsed. */
export function listOperations(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  } catch {
    return []
  }
}

/** Returns the operation at the cursor, or the first one. */
export function operationAt(operations: OperationDefinitionNode[], position: number): OperationDefinitionNode | undefined {
  const contains = ({ loc }: OperationDefinitionNode) => Boolean(loc && loc.start <= position && position <= loc.end)
  return operations.find(contains) ?? operations[0]
}
