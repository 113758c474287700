/** The demo credentials, in a file that only its owner can read. */
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface DemoCredentials {
  graphql: { storefrontKey: string; orderEditorKey: string; adminKey: string }
  rest: { clientId: string; clientSecret: string }
  users: Record<string, { email: string; password: string; is: string }>
}

const credentialsFile = (dataDir: string) => resolve(join(dataDir, 'credentials.json'))

/** Written aside and renamed: a reader sees all of it or nothing. */
export function writeCredentials(dataDir: string, credentials: DemoCredentials): void {
  const file = credentialsFile(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
}

/** Where the demo credentials are, if a first start left some. */
export const foundCredentials = (dataDir: string) => (existsSync(credentialsFile(dataDir)) ? credentialsFile(dataDir) : null)
