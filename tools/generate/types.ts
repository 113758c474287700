/** Creates the TypeScript types of the contract with graphql-codegen. Types that have a table are mapped to the rows of the table. */
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildASTSchema, isObjectType, parse } from 'graphql'

interface GeneratedTypes {
  /** The types of the contract: inputs, enums, objects, arguments. They import only the type of an uploaded file. */
  contract: string
  /** The types of resolvers. They refer to the request context and the database rows, so they belong to the GraphQL interface. */
  resolvers: string
}

export async function contractTypes(sdl: string, tables: readonly string[]): Promise<GeneratedTypes> {
  const document = parse(sdl)
  const schema = buildASTSchema(document, { assumeValidSDL: true })
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  const mappers = Object.fromEntries(types.flatMap(({ name }) => mapToRow(name, tables)))
  const common = { filename: '', schema: document, schemaAst: schema, documents: [], skipDocumentsValidation: true }
  const contract = await codegen({ ...common, config, plugins: [{ typescript: {} }], pluginMap: { typescript } })
  const resolverTypes = await codegen({
    ...common,
    config: { ...config, mappers, contextType: '../../core/context.js#Ctx', namespacedImportName: 'Types' },
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
  })
  return {
    contract: `${NOTICE}\n${contract}\n${operationNameType(schema)}`,
    resolvers: `${NOTICE}\nimport type * as Types from '../../contract/contract.gen.js'\n${resolverTypes}\n`,
  }
}

const NOTICE = "// Generated from the modules' SDL by `npm run generate`. Do not edit."

const UPLOAD = './uploaded-file.js#UploadedFile'

const config = {
  enumsAsTypes: true,
  namingConvention: 'keep',
  skipTypename: true,
  useTypeImports: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  makeResolverTypeCallable: true,
  noSchemaStitching: true,
  useIndexSignature: false,
  scalars: {
    DateTime: { input: 'string', output: 'Date' },
    Float: { input: 'number', output: 'number | string' },
    ID: { input: 'string', output: 'string | number' },
    Upload: { input: UPLOAD, output: UPLOAD },
    CustomFields: { input: 'Record<string, unknown>', output: 'Record<string, unknown>' },
  },
}

/** Types that share one table. */
const SHARED_TABLES: Record<string, string> = {
  ProductAttribute: 'attribute',
  CategoryAttribute: 'attribute',
  ClusterAttribute: 'attribute',
  CompanyAttribute: 'attribute',
  ContactAttribute: 'attribute',
  CustomerAttribute: 'attribute',
  CartMainItem: 'cartItem',
  CartBaseItem: 'cartItem',
  CartUnOrderableItem: 'cartItem',
  InventoryResponse: 'inventory',
  EmailTemplate: 'template',
  DocumentTemplate: 'template',
  EventToEmailConfig: 'eventActionConfig',
  EventToWebHookConfig: 'eventActionConfig',
  EventFailure: 'event',
}

/** Maps a type to the row type of its table: the type Tax to a row of the table tax. */
function mapToRow(type: string, tables: readonly string[]): [string, string][] {
  const table = SHARED_TABLES[type] ?? type.charAt(0).toLowerCase() + type.slice(1)
  const name = [table, `control.${table}`].find((candidate) => tables.includes(candidate))
  return name ? [[type, `../../db/db.gen.js#${rowName(name)}`]] : []
}

export const rowName = (table: string) => {
  const name = table.replace(/^control\./, '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`
}

function operationNameType(schema: ReturnType<typeof buildASTSchema>): string {
  const names = (root: 'query' | 'mutation', type = root === 'query' ? schema.getQueryType() : schema.getMutationType()) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `  | '${root}.${field}'`)
  return `/** All operations of the GraphQL API. */\nexport type GraphqlOperation =\n${[...names('query'), ...names('mutation')].join('\n')}\n`
}
