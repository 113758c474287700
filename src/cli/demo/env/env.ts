import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../../config.js'
import { type DemoCredentials, findCredentialsFile } from '../../demo.credentials.js'
import { CommandFailure, refuseExtraArguments } from '../../usage.js'
import { printStorefrontEnv } from './storefront-env.js'

export const envHelp = `Usage: eval "$(npm run -s wharf env)"
       npm run -s wharf env -- --storefront next|vue > .env

Prints shell variables with the address of the running server and the credentials of its demo data, to try it with curl.
Where the package is installed, it is eval "$(npx wharf env)":

  SERVER      the address of the server
  ADMIN_KEY   a GraphQL key that may do everything, and SHOP_KEY one that may do what a storefront does
  TOKEN       a Bearer token for REST, valid for half an hour; the server must be running
  EMAIL, PASSWORD   a contact of a demo company, who can log in
  DESK        the address of the desk; ADMIN_EMAIL and ADMIN_PASSWORD sign in there

  --storefront <name>   prints the .env file of a published storefront instead: next (.env.local) or vue (frontend/.env), with the
                        keys, base category and machine source of the demo shop; the server must be running`

export async function envCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, options: { storefront: { type: 'string' } }, allowPositionals: true })
  refuseExtraArguments(positionals)
  const { dataDir, publicUrl } = readConfig()
  const file = findCredentialsFile(dataDir)
  if (!file)
    throw new CommandFailure(
      `There are no demo credentials in ${resolve(dataDir)} (WHARF_DATA_DIR). A first start without DATABASE_URL writes them.`,
    )
  const credentials = JSON.parse(readFileSync(file, 'utf8')) as DemoCredentials
  if (values.storefront !== undefined) return printStorefrontEnv(values.storefront, publicUrl, credentials)
  const { graphql, rest, users } = credentials
  const { email, password } = users.manager ?? { email: '', password: '' }
  const variables = {
    SERVER: publicUrl,
    ADMIN_KEY: graphql.adminKey,
    SHOP_KEY: graphql.storefrontKey,
    EMAIL: email,
    PASSWORD: password,
    DESK: `${publicUrl}/`,
    ADMIN_EMAIL: users.admin?.email ?? '',
    ADMIN_PASSWORD: users.admin?.password ?? '',
  }
  for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`)
  console.log(`export TOKEN="$(${tokenCommand(publicUrl, rest)})"`)
  console.log(
    `[ -n "$TOKEN" ] || echo 'No server answers at ${publicUrl}. Start it with npm start; PORT and WHARF_PUBLIC_URL say where it is.' >&2`,
  )
}

/** The shell runs it, so that the token is as new as the variables. */
const tokenCommand = (url: string, { clientId, clientSecret }: DemoCredentials['rest']) =>
  `curl -sf '${url}/oauth2/token' -u '${clientId}:${clientSecret}' -d grant_type=client_credentials | sed -n 's/.*"access_token":"\\([^"]*\\)".*/\\1/p'`
