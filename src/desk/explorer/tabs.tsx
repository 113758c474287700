/** The tabs above the editors: one per request that you work on. */
import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { Dispatch } from 'react'
import { Icon } from '../parts/icon.js'
import { listOperations } from './format.js'
import type { Change, ExplorerState, Tab } from './state.js'

const nameOf = ({ query }: Tab) => listOperations(query).find(({ name }) => name)?.name?.value ?? '<untitled>'

export function Tabs({ state, change }: { state: ExplorerState; change: Dispatch<Change> }) {
  return (
    <header className="explorer-tabs">
      <ul className="explorer-tab-list" aria-label="Requests">
        {state.tabs.map((tab) => (
          <li key={tab.id} className="explorer-tab" data-open={tab.id === state.open || undefined}>
            <UnstyledButton
              aria-current={tab.id === state.open}
              className="explorer-tab-name"
              onClick={() => change({ kind: 'openTab', id: tab.id })}
            >
              {nameOf(tab)}
            </UnstyledButton>
            {state.tabs.length > 1 ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="xs"
                aria-label={`Close ${nameOf(tab)}`}
                onClick={() => change({ kind: 'closeTab', id: tab.id })}
              >
                <Icon name="close" size={12} />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      <ActionIcon variant="subtle" color="gray" aria-label="New tab" title="New tab" onClick={() => change({ kind: 'addTab' })}>
        <Icon name="add" size={18} />
      </ActionIcon>
      <h1>
        <a href="/">Wharf</a>
        <span>GraphQL</span>
      </h1>
    </header>
  )
}
