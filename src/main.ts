/** Starts the server. `wharf start` does the same. */
import { serveUntilSignal } from './cli/serve.js'
import { describeFailure } from './cli/startup-checks.js'
import { UsageError } from './cli/usage.js'

/** Throws if this file was started with arguments: it takes none, and ignoring them would start a server by mistake. */
function refuseArguments([, , ...args]: readonly string[]) {
  if (args.length === 0) return
  throw new UsageError(
    `dist/main.js starts the server and takes no arguments, but got "${args.join(' ')}". Commands are those of dist/wharf.js: node dist/wharf.js ${args.join(' ')}`,
  )
}

async function main(): Promise<void> {
  refuseArguments(process.argv)
  await serveUntilSignal()
}

main().catch((error: Error) => {
  const isUsage = error instanceof UsageError
  console.error(isUsage ? error.message : describeFailure(error))
  process.exit(isUsage ? 2 : 1)
})
