import { parseArgs } from 'node:util'
import { columnNames } from '../core/store/row.js'
import type { FieldDefinitionRow } from '../db/db.gen.js'
import { DEFAULT_TENANT } from '../db/tenants/tenants.js'
import { toJsonSchema, toTypescript } from '../modules/platform/field-definition/field-types.js'
import { findTenant, withMigratedDatabase, withTenantDatabase } from './database.js'
import { refuseExtraArguments, UsageError } from './usage.js'

export const typesHelp = `Usage: wharf types [--json-schema] [--storefront] [--tenant <id>]

Prints the custom fields of a tenant as TypeScript types, for programs that read and write customFields.

  --json-schema  prints a JSON Schema instead
  --storefront   only the fields that storefronts may see
  --tenant       the tenant whose fields are meant (${DEFAULT_TENANT})

Example: wharf types > src/custom-fields.ts`

const typesOptions = {
  'json-schema': { type: 'boolean' },
  storefront: { type: 'boolean' },
  tenant: { type: 'string' },
} as const

/** Prints the types of a tenant's custom fields. */
export async function typesCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: typesOptions, allowPositionals: true })
  if (positionals.includes('help')) throw new UsageError(typesHelp)
  refuseExtraArguments(positionals)
  await withMigratedDatabase(async (context) => {
    const tenant = await findTenant(context.control, values.tenant ?? DEFAULT_TENANT)
    const rows = await withTenantDatabase(context, tenant, (db) =>
      db
        .selectFrom('fieldDefinition')
        .select(columnNames('fieldDefinition') as never)
        .orderBy('ownerType')
        .orderBy('sortOrder')
        .orderBy('id')
        .execute(),
    )
    const fields = (rows as FieldDefinitionRow[]).filter((field) => !values.storefront || field.isVisibleToStorefront)
    console.log(values['json-schema'] ? JSON.stringify(toJsonSchema(fields), null, 2) : toTypescript(fields).trimEnd())
  })
}
