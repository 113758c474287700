import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { nestedSources, oldPerson, oldSource, parentDto } from '../../../resources/shapes/source.dto.js'
import { sourcesOfContact } from './contact.relations.js'

/** Fields that REST accepts for integrations but the GraphQL inputs do not have. */
const restOnly = (input: string) => `
  extend input ${input} {
    iban: String @rule(maxLength: 34, plain: true)
    bankAccount: String @rule(maxLength: 50, plain: true)
    bic: String @rule(maxLength: 11, plain: true)
    notes: String @rule(maxLength: 5000, plain: true)
    "When the account stops working."
    expires: String @rule(format: dateTime)
    externalId: String @rule(maxLength: 100, plain: true)
  }`

const migration = 'legacy-account-fields'

const legacy: Record<string, LegacyProperty> = {
  ...oldPerson,
  debtorId: { migration, fix: 'choose', replacement: 'the debtorId of the company' },
  ...oldSource,
}
const inner = [parentDto]

/** An existing contact takes its company as `parentId`; `parent` is deprecated there. */
const legacyOfExisting: Record<string, LegacyProperty> = {
  ...legacy,
  parent: { type: 'ParentInput', migration, fix: 'drop' },
}

export const contactDto: Dto = {
  name: 'Contact',
  from: 'Contact',
  // Logins are part of GraphQL only.
  omit: ['sources', 'login', 'isLoggedIn'],
  also: { homepage: 'String' },
  read: { contactId: ({ id }) => id, userId: ({ id }) => id },
  nest: { sources: nestedSources(sourcesOfContact) },
}
export const contactSearchDto: Dto = { name: 'ContactSearchArguments', from: 'ContactSearchArguments', isSearch: true }
/** The company of a new contact is given by id or by source. */
export const contactCreateDto: Dto = {
  name: 'ContactCreateDto',
  from: 'CreateContactInput',
  declares: restOnly('CreateContactInput'),
  also: { parentId: 'Int', parent: 'ParentInput' },
  legacy,
  inner,
}
export const contactUpdateDto: Dto = {
  name: 'ContactUpdateDto',
  from: 'UpdateContactInput',
  declares: restOnly('UpdateContactInput'),
  legacy: legacyOfExisting,
  inner,
}
export const contactBulkDto: Dto = {
  name: 'ContactBulkItemDto',
  from: 'UpdateContactInput',
  also: { id: 'Int' },
  legacy: legacyOfExisting,
  inner,
}
