/** `wharf start`: the server itself, which is a file of its own beside the command line. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadConfig } from '../config.js'
import { refuseExtraArguments } from './usage.js'

export const startHelp = `Usage: wharf start

Runs the server until it gets SIGINT (Ctrl-C) or SIGTERM. All settings are environment variables: docs/configuration.md, and wharf doctor
checks them. In a clone of the project, npm start does the same and builds first.`

export async function startCommand(args: string[]): Promise<void> {
  refuseExtraArguments(parseArgs({ args, options: {}, allowPositionals: true }).positionals)
  const server = new URL('./main.js', import.meta.url)
  if (!existsSync(server)) throw new BadConfig('The server is not built. Run npm run build.')
  await import(server.href)
}
