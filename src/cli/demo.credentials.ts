/** Stores the demo credentials in a file that only its owner can read. */
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface DemoCredentials {
  graphql: { storefrontKey: string; orderEditorKey: string; adminKey: string; deskKey: string }
  rest: { clientId: string; clientSecret: string }
  users: Record<string, { email: string; password: string; is: string }>
}

const credentialsFile = (dataDir: string) => resolve(join(dataDir, 'credentials.json'))

/** Writes a temporary file and renames it, so that a reader never sees an incomplete file. */
export function writeCredentials(dataDir: string, credentials: DemoCredentials): void {
  const file = credentialsFile(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
}

/** The path of the credentials file, if the first start wrote one. */
export const findCredentialsFile = (dataDir: string) => (existsSync(credentialsFile(dataDir)) ? credentialsFile(dataDir) : null)
