/** The GraphQL explorer: write a query with completion, send it, and read the documentation of the schema. */
import type { EditorView } from '@codemirror/view'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Docs } from './docs.js'
import type { DocsPlace } from './docs-places.js'
import { listOperations, mergeFragments, operationAt, prettify } from './format.js'
import { History } from './history.js'
import { useSplit } from './parts.js'
import { type Panel, Rail } from './rail.js'
import { Session } from './session.js'
import { changeState, openTab, restoreState, storeState } from './state.js'
import { Tabs } from './tabs.js'
import type { SessionActions } from './toolbar.js'
import { useSchema, useSending } from './use-requests.js'

/** Returns the tabs and the history. Every change is stored. */
function useExplorer() {
  const [state, change] = useReducer(changeState, undefined, restoreState)
  useEffect(() => storeState(state), [state])
  return { state, change, tab: openTab(state) }
}

function useActions({ tab, change }: ReturnType<typeof useExplorer>, { loaded }: ReturnType<typeof useSchema>) {
  const viewRef = useRef<EditorView | null>(null)
  const sending = useSending(change, loaded.schema)
  /** Rewrites the query; if that fails, the reason is shown where the response would be. */
  const rewrite = (write: (query: string) => string) => {
    try {
      change({ kind: 'write', part: 'query', text: write(tab.query) })
    } catch (error) {
      change({ kind: 'answer', id: tab.id, response: '', summary: (error as Error).message })
    }
  }
  const actions: SessionActions = {
    run(operationName) {
      const operations = listOperations(tab.query)
      const chosen = operationAt(operations, viewRef.current?.state.selection.main.head ?? 0)
      void sending.send(tab, operationName ?? chosen?.name?.value)
    },
    stop: sending.stop,
    prettify: () => rewrite(prettify),
    merge: () => rewrite((query) => mergeFragments(query, loaded.schema)),
    copy: () => void navigator.clipboard?.writeText(tab.query),
  }
  return { actions, viewRef, isRunning: sending.isRunning }
}

export function Explorer() {
  const explorer = useExplorer()
  const { state, change, tab } = explorer
  const schema = useSchema(tab.headers)
  const { actions, viewRef, isRunning } = useActions(explorer, schema)
  const [panel, showPanel] = useState<Panel>()
  const [places, setPlaces] = useState<DocsPlace[]>([])
  const searchRef = useRef<HTMLInputElement>(null)
  const split = useSplit({ label: 'Width of the panel', initial: 28 })
  const searchDocs = () => {
    showPanel('docs')
    setTimeout(() => searchRef.current?.focus())
  }
  const showDocs = (place: DocsPlace) => {
    showPanel('docs')
    setPlaces((before) => [...before, place])
  }
  useHotkeys(
    [
      ['mod+K', searchDocs],
      ['mod+shift+P', actions.prettify],
      ['mod+shift+M', actions.merge],
      ['mod+shift+C', actions.copy],
      ['mod+shift+R', schema.reload],
    ],
    [],
    true,
  )
  return (
    <div className="explorer">
      <Rail panel={panel} showPanel={showPanel} reloadSchema={schema.reload} forgetAll={() => change({ kind: 'forgetAll' })} />
      <div className="explorer-body" data-split>
        {panel ? (
          <aside className="explorer-side" style={split.style} aria-label={panel === 'docs' ? 'Documentation' : 'History'}>
            <div className="explorer-panel">
              {panel === 'docs' ? (
                <Docs loaded={schema.loaded} places={places} setPlaces={setPlaces} searchRef={searchRef} />
              ) : (
                <History history={state.history} change={change} />
              )}
            </div>
            {split.bar}
          </aside>
        ) : null}
        <main className="explorer-main">
          <Tabs state={state} change={change} />
          <Session
            key={tab.id}
            tab={tab}
            schema={schema.loaded.schema}
            isRunning={isRunning}
            change={change}
            actions={actions}
            showDocs={showDocs}
            viewRef={viewRef}
          />
        </main>
      </div>
    </div>
  )
}
