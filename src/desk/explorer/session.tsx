/** The open tab: query, variables and headers on one side, the response on the other. */

import { json, jsonLanguage } from '@codemirror/lang-json'
import { linter } from '@codemirror/lint'
import { type Extension, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import { Loader, Tabs, Text } from '@mantine/core'
import { updateSchema } from 'cm6-graphql'
import { type GraphQLSchema, parse } from 'graphql'
import { collectVariables } from 'graphql-language-service'
import { type Dispatch, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { DocsPlace } from './docs-places.js'
import { Editor } from './editor.js'
import { checkJson, checkVariables, completeHeaders, completeVariables, type VariableTypes } from './json-support.js'
import { useSplit } from './parts.js'
import { queryLanguage } from './query-language.js'
import type { Change, RequestPart, Tab } from './state.js'
import { type SessionActions, Toolbar } from './toolbar.js'

interface SessionProps {
  tab: Tab
  schema: GraphQLSchema | undefined
  isRunning: boolean
  change: Dispatch<Change>
  actions: SessionActions
  showDocs: (place: DocsPlace) => void
  viewRef: RefObject<EditorView | null>
}

function typesOf(schema: GraphQLSchema | undefined, query: string): VariableTypes {
  try {
    return schema ? collectVariables(schema, parse(query)) : {}
  } catch {
    return {}
  }
}

/** Returns the languages of the editors. They are created once and read changing state through `now`. */
function createLanguages(now: RefObject<SessionProps>): Record<RequestPart | 'response', Extension> {
  const readTypes = () => typesOf(now.current.schema, now.current.tab.query)
  const run = () => {
    now.current.actions.run()
    return true
  }
  const runs = Prec.highest(keymap.of([{ key: 'Mod-Enter', run }]))
  return {
    query: [
      runs,
      queryLanguage(
        () => now.current.schema,
        (place) => now.current.showDocs(place),
      ),
    ],
    variables: [
      runs,
      json(),
      jsonLanguage.data.of({ autocomplete: completeVariables(readTypes) }),
      linter(checkVariables(readTypes)),
    ],
    headers: [runs, json(), jsonLanguage.data.of({ autocomplete: completeHeaders }), linter(checkJson)],
    response: json(),
  }
}

export function Session(props: SessionProps) {
  const { tab, schema, isRunning, change, actions, viewRef } = props
  const now = useRef(props)
  now.current = props
  const languages = useMemo(() => createLanguages(now), [])
  const sides = useSplit({ label: 'Width of the request', initial: 50 })
  const rows = useSplit({ label: 'Height of the query', initial: 66, isVertical: true })
  useEffect(() => {
    if (viewRef.current) updateSchema(viewRef.current, schema)
  }, [schema, viewRef])
  const editorOf = (part: RequestPart, label: string) => (
    <Editor
      label={label}
      value={tab[part]}
      onWrite={(text) => change({ kind: 'write', part, text })}
      language={languages[part]}
      {...(part === 'query' ? { viewRef } : {})}
    />
  )
  return (
    <div className="explorer-session" data-split>
      <section className="explorer-request" style={sides.style} aria-label="Request" data-split>
        <div className="explorer-query" style={rows.style}>
          {editorOf('query', 'Query')}
          <Toolbar query={tab.query} isRunning={isRunning} actions={actions} />
        </div>
        {rows.bar}
        <Tabs defaultValue="headers" className="explorer-inputs" keepMounted>
          <Tabs.List>
            <Tabs.Tab value="variables">Variables</Tabs.Tab>
            <Tabs.Tab value="headers">Headers</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="variables">{editorOf('variables', 'Variables')}</Tabs.Panel>
          <Tabs.Panel value="headers">{editorOf('headers', 'Headers')}</Tabs.Panel>
        </Tabs>
      </section>
      {sides.bar}
      <section className="explorer-response" aria-label="Response">
        <div className="explorer-summary" role="status">
          {isRunning ? <Loader size="xs" /> : <Text size="sm">{tab.summary ?? ''}</Text>}
        </div>
        <Editor label="Response" value={tab.response ?? ''} language={languages.response} />
      </section>
    </div>
  )
}
