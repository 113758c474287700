/** `wharf start`: the server itself. */
import { parseArgs } from 'node:util'
import { refuseExtraArguments } from './usage.js'

export const startHelp = `Usage: wharf start

Runs the server until it gets SIGINT (Ctrl-C) or SIGTERM. All settings are environment variables: docs/configuration.md, and wharf doctor
checks them. In a clone of the project, npm start does the same and builds first.`

export async function startCommand(args: string[]): Promise<void> {
  refuseExtraArguments(parseArgs({ args, options: {}, allowPositionals: true }).positionals)
  const { serveUntilSignal } = await import('./serve.js')
  await serveUntilSignal().catch(async (error: Error) => {
    const { describeFailure } = await import('./startup-checks.js')
    console.error(describeFailure(error))
    // What failed to start may have left open a connection that would keep the process alive.
    process.exit(1)
  })
}
