/**
 * The tenants that a test makes get a copy of a migrated database: to apply all migrations is a second of work for PostgreSQL.
 * The server finds that nothing is pending. Tests of the command line start servers and commands that apply them.
 */
import { type KyselyPlugin, RawNode } from 'kysely'
import type { Database } from '../../src/db/database.js'
import { COPY_STRATEGY } from './database-reuse.js'

const CREATE = 'create database '

/** From now on the statement that makes the database of a tenant names the template. */
export function copyNewTenants(control: Database, template: string): void {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) =>
      RawNode.is(node) && node.sqlFragments[0] === CREATE && node.sqlFragments[1] === ''
        ? RawNode.create([CREATE, ` template ${template} ${COPY_STRATEGY}`], node.parameters)
        : node,
    transformResult: async ({ result }) => result,
  }
  const executor = control.getExecutor().withPlugin(plugin)
  control.getExecutor = () => executor
}
