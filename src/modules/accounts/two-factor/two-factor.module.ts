import { BadConfig, type Environment } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { openSecretBox, type SecretBox } from './secret-box.js'
import { twoFactorGraphql } from './two-factor.graphql.js'
import { twoFactorPolicy } from './two-factor.policy.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Encrypts secrets that are stored in the database. */
    secretBox: SecretBox
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The key that encrypts stored secrets; without it, they are stored as they are. */
    secretsKey?: string | null
  }
}

function readSecretsKey(env: Environment): string | null {
  const key = env.WHARF_SECRETS_KEY
  if (!key) return null
  if (key.length < 32) throw new BadConfig('WHARF_SECRETS_KEY must have at least 32 characters.')
  return key
}

export const twoFactorModule = {
  graphql: twoFactorGraphql,
  policy: twoFactorPolicy,
  settings: (env) => ({ secretsKey: readSecretsKey(env) }),
  services: ({ settings }) => ({ secretBox: openSecretBox(settings.secretsKey ?? null) }),
} satisfies Module
