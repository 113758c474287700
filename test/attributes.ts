/** Attribute descriptions, and attribute values of records. */
import type { Answer, TestServer } from './test-server.js'

const DEFAULTS: Record<string, object> = {
  TEXT: { textValues: [] },
  ENUM: { enumValues: [] },
  COLOR: { colorValue: null },
  DATETIME: { dateTimeValue: null },
  INT: { intValue: 0 },
  DECIMAL: { decimalValue: 0 },
}

/** An input that makes a description of products, with nothing as its default. */
export const descriptionInput = (name: string, type = 'TEXT', more: object = {}) => ({
  name,
  type,
  attributeClass: 'PRODUCT',
  descriptions: [{ language: 'EN', value: name.toLowerCase() }],
  defaultValue: DEFAULTS[type],
  ...more,
})

const CREATE = 'mutation ($input: AttributeDescriptionCreateInput!) { attributeDescriptionCreate(input: $input) { id } }'

/** Adds a description and returns its id. */
export async function addDescription({ gql }: TestServer, name: string, type = 'TEXT', more: object = {}): Promise<string> {
  const answer = await gql(CREATE, { input: descriptionInput(name, type, more) })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return answer.attributeDescriptionCreate.id
}

/** Adds a valueset with these members; returns its id. */
export async function addValueset({ gql }: TestServer, name: string, values: readonly string[]): Promise<number> {
  const input = { name, valuesetItems: values.map((value) => ({ value })) }
  const answer = await gql('mutation ($input: ValuesetCreateInput!) { valuesetCreate(input: $input) { id } }', { input })
  return answer.valuesetCreate.id
}

/** Adds an attribute to a record; returns the attribute, or the errors. */
export async function addAttribute({ gql }: TestServer, input: object, key?: string): Promise<Answer> {
  const answer = await gql(
    'mutation ($input: AttributeCreateInput!) { attributeCreate(input: $input) { id __typename value { id type value } } }',
    { input },
    key,
  )
  return answer.errors ? answer : answer.attributeCreate
}
