/** Creates the tables of modules before a copy fills them. */
import { installedModules } from '../../extend/installed-modules.js'
import { migrateModule, SCHEMA_PREFIX, schemaOf } from '../../extend/module-migrations.js'
import { CommandFailure } from '../usage.js'
import type { CopiedTable } from './tables.js'

export async function prepareModuleTables(url: string, tables: readonly CopiedTable[], at: Date): Promise<void> {
  const schemas = new Set(tables.map(({ schema }) => schema).filter((schema) => schema.startsWith(SCHEMA_PREFIX)))
  for (const schema of schemas) {
    const module = installedModules().find(({ name }) => schemaOf(name) === schema)
    if (!module)
      throw new CommandFailure(
        `The data have tables of a module in the schema ${schema}, and that module is not installed. Name it in WHARF_MODULES or wharf.config.ts. Nothing was stored.`,
      )
    await migrateModule(url, module, at)
  }
}
