/** The domains that come with the server, as role definitions of a tenant. */
import { v7 } from 'uuid'
import { type RoleDomain, roleDomains } from '../../../core/auth/access.js'
import type { Database } from '../../../db/database.js'

const descriptions: Record<RoleDomain, { EN: string; NL: string }> = {
  apikey: { EN: 'API keys and REST clients', NL: 'API-sleutels en REST-clients' },
  configuration: { EN: 'Settings of the tenant and its channels', NL: 'Instellingen van de tenant en zijn kanalen' },
  logistics: { EN: 'Stock, warehouses and carriers', NL: 'Voorraad, magazijnen en vervoerders' },
  order: { EN: 'Carts, orders, quotes and payments', NL: 'Winkelwagens, orders, offertes en betalingen' },
  pricing: { EN: 'Prices, discounts, taxes and surcharges', NL: 'Prijzen, kortingen, belastingen en toeslagen' },
  product: { EN: 'Products, categories and their attributes', NL: 'Producten, categorieën en hun kenmerken' },
  role: { EN: 'Administrators and their rights', NL: 'Beheerders en hun rechten' },
  shop: { EN: 'What buyers can see of a shop', NL: 'Wat kopers van een winkel zien' },
  system: { EN: 'The installation itself', NL: 'De installatie zelf' },
  user: { EN: 'Companies, contacts and customers', NL: 'Bedrijven, contactpersonen en klanten' },
}

/** Returns whether the server itself checks rights in the domain. */
export const isBuiltIn = (name: string): name is RoleDomain => roleDomains.some((domain) => domain === name)

/** Creates a definition for every built-in domain of a tenant; nobody has a right in it by default. */
export async function createRoleDefinitions(db: Database, at: Date): Promise<void> {
  const rows = roleDomains.map((name, seq) => ({
    uuid: v7({ msecs: at.getTime(), seq }),
    name,
    descriptions: JSON.stringify(descriptions[name]) as never,
    defaultAccess: 'NONE' as const,
    createdAt: at,
    lastModifiedAt: at,
  }))
  await db
    .insertInto('roleDefinition')
    .values(rows)
    .onConflict((existing) => existing.column('name').doNothing())
    .execute()
}
