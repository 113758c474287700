/** Refusals by decision hooks in tests: buyers get a reference, and the log of the server has the reason. */
import type { Answer, TestServer } from './test-server.js'

/** Returns the technical reason of a refusal, which the log has with the reference that the buyer got. */
export function loggedReason(server: TestServer, error: Answer): string {
  const [, reference] = /Reference: ([\w-]+)$/.exec(error.message) ?? []
  const entry = server.logged.find(({ err }) => reference && err?.message.endsWith(`(reference ${reference})`))
  return entry?.err.message ?? `The log has no reason for: ${error.message}`
}
