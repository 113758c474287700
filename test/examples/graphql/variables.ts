/** The variables of an example: those written for it, and otherwise those of the matrix. */
import { isRequiredArgument } from 'graphql'
import { graphqlArguments } from '../../matrix/arguments.graphql.js'
import { objects } from '../../matrix/objects.js'
import { files } from './files.js'
import type { GraphqlFixture } from './fixture.js'
import { inputs } from './inputs.js'
import { type Call, operations } from './operations.js'

/** Operations about the caller. */
const callers: Record<string, Call['caller']> = {
  'query.viewer': 'contact',
  'mutation.sessionEnd': 'contact',
  'query.adminUserViewer': 'administrator',
  'query.adminTwoFactor': 'guardedAdministrator',
  'mutation.adminTwoFactorSetUp': 'administrator',
  'mutation.adminTwoFactorEnable': 'administrator',
  'mutation.adminRecoveryCodesCreate': 'guardedAdministrator',
  'mutation.adminTwoFactorDisable': 'guardedAdministrator',
  'query.adminSessions': 'administrator',
  'mutation.adminSessionEnd': 'administrator',
  'mutation.adminSessionsEnd': 'administrator',
}

export function callOf(operation: string, fixture: GraphqlFixture): Call {
  const [, name = ''] = operation.split('.')
  const content = files[name]?.({ ...fixture.things, company: { id: fixture.own.companyId } })
  const caller = callers[operation]
  if (content)
    return {
      variables: { input: { file: null } },
      files: { 'variables.input.file': { name: `${name.replace('CsvImport', '')}.csv`, content } },
    }
  return { variables: variablesOf(operation, fixture), ...(caller && { caller }) }
}

function variablesOf(operation: string, fixture: GraphqlFixture): Record<string, unknown> {
  const { things, own } = fixture
  const matrix = fixture as never
  return (
    inputs[operation]?.(things, own, fixture) ??
    objects[operation]?.(own as never, matrix) ??
    graphqlArguments[operation]?.(things as never, matrix) ??
    requiredInputs(operation)
  )
}

/** An input that is required and may be empty. */
const requiredInputs = (operation: string) =>
  Object.fromEntries((operations.get(operation)?.args ?? []).flatMap((arg) => (isRequiredArgument(arg) ? [[arg.name, {}]] : [])))
