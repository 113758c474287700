/** The rule engine of a test server. */
import { openRuleEngine } from '../src/modules/rules/business-rule/engine/engine.js'
import type { TestServer } from './test-server.js'

/** Lets rules take as long as a busy machine needs. A rule that is stopped is skipped, so the test would see other prices. */
export function waitForRules({ services }: TestServer): void {
  Object.assign(services.rules, openRuleEngine({ evaluationMs: 120_000, pauseMs: 0 }))
}
