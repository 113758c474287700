/** What operators see of decision hooks: the calls of this process, and which hooks it does not call at present. */
import type { Job, MetricAbout } from '../../../core/background-work.js'
import { CIRCUITS_OPEN, openCallers } from './calls/caller.js'

const counter = (help: string): MetricAbout => ({ help, type: 'counter', ofTenants: 'sum' })

export const decisionHookMetrics: Record<string, MetricAbout> = {
  wharf_decision_hook_calls_total: counter('Calls of decision hooks, including those that were not made.'),
  wharf_decision_hook_failures_total: counter('Calls of decision hooks without a usable answer.'),
  wharf_decision_hook_shared_answers_total: counter('Questions to decision hooks that an earlier or running call answered.'),
  wharf_decision_hook_circuits_opened_total: counter(
    'How often a decision hook was no longer called because it had failed repeatedly.',
  ),
  [CIRCUITS_OPEN]: {
    help: 'Decision hooks that are not called at present because they have failed repeatedly; none if all are called.',
    type: 'gauge',
    ofTenants: 'sum',
    labels: ['tenant', 'hook'],
  },
}

/** Reports the calls of this process. It has no work of its own. */
export const reportCalls: Job = {
  name: 'report calls of decision hooks',
  run: async () => undefined,
  readMetrics() {
    const unlabelled = Object.entries(decisionHookMetrics).filter(([, { labels }]) => !labels)
    const all: Record<string, number> = Object.fromEntries(unlabelled.map(([name]) => [name, 0]))
    for (const caller of openCallers)
      for (const [name, value] of Object.entries(caller.readMetrics())) all[name] = (all[name] ?? 0) + value
    return all
  },
}
