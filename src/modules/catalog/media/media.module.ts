import type { Module } from '../../../interfaces/module.js'
import { mediaErrors } from './media.errors.js'
import { mediaGraphql } from './media.graphql.js'
import { mountMedia } from './media.http.js'
import { mediaPolicy } from './media.policy.js'
import { mediaRest } from './media.rest.js'
import { type MediaSettings, readMedia } from './media.settings.js'
import { openFiles } from './storage/files.js'
import { openSweeper } from './storage/sweep.js'

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** Where uploaded files are stored, and their limits. */
    media: MediaSettings
  }
}

export const mediaModule = {
  graphql: mediaGraphql,
  rest: mediaRest,
  policy: mediaPolicy,
  errors: mediaErrors,
  readsAtReplica: true,
  routes: mountMedia,
  settings: (env) => ({ media: readMedia(env) }),
  services: ({ settings, tenants, clock, onError }) => ({
    files: openFiles({ tenants, clock, folder: settings.dataDir, onError, ...settings.media }),
  }),
  background: ({ tenants, services, clock, onError }) => openSweeper({ tenants, files: services.files, clock, onError }),
} satisfies Module
