/** Installs the modules of the configuration, before a command or the server reads any other setting. */
import { environment } from '../core/environment.js'
import { installModules } from '../extend/installed-modules.js'
import { loadModules } from '../extend/load-modules.js'

export async function installConfigured(): Promise<void> {
  const log = (level: string, module: string, message: string) => console.error(JSON.stringify({ level, module, message }))
  installModules(await loadModules(environment(), log))
}
