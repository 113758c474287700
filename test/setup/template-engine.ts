/** One rendering process for all test servers of a test file: starting one takes longer than a small test. It ends when it is not used. */

import { openTemplateEngine } from '../../src/modules/platform/template/engine/engine.js'
import type { TemplateEngine } from '../../src/modules/platform/template/engine/template-engine.js'

/** No test depends on how fast the machine is, except those that look at the limits. */
export const PATIENT = { start: 120_000, precompile: 60_000, render: 60_000, pdf: 120_000 }

let engine: TemplateEngine | undefined

export function sharedTemplateEngine(): TemplateEngine {
  engine ??= openTemplateEngine({ limits: PATIENT, maxProcesses: 1 })
  return { ...engine, end: async () => undefined }
}
