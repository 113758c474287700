/** `wharf lifecycle`: the tool for the clients of a server. It needs no database. */
import { codemodHelp, runCodemod } from './codemod/codemod.js'

export const lifecycleHelp = codemodHelp

export async function lifecycleCommand(args: string[]): Promise<void> {
  process.exitCode = await runCodemod(args, console.log)
}
