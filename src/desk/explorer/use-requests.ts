/** Sends the request of the open tab, and reads the schema. */
import { fillLeafs } from '@graphiql/toolkit'
import type { GraphQLSchema } from 'graphql'
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { LoadedSchema } from './docs.js'
import { readSchema, sendRequest } from './send.js'
import type { Change, Tab } from './state.js'

/** Reads the schema when the page opens, and again when `reload` is called. */
export function useSchema(headers: string) {
  const [loaded, setLoaded] = useState<LoadedSchema>({})
  const current = useRef(headers)
  current.current = headers
  const reload = useCallback(() => {
    setLoaded({})
    readSchema(current.current).then(
      (schema) => setLoaded({ schema }),
      (error: Error) => setLoaded({ error: error.message }),
    )
  }, [])
  useEffect(reload, [reload])
  return { loaded, reload }
}

/** Adds fields to selections that need some: `{ channels }` becomes `{ channels { id } }`. */
function completeQuery(query: string, schema: GraphQLSchema | undefined): string {
  try {
    return fillLeafs(schema ?? null, query).result ?? query
  } catch {
    return query
  }
}

/** Sends requests, one at a time per page. A failure is shown in place of the response. */
export function useSending(change: Dispatch<Change>, schema: GraphQLSchema | undefined) {
  const [running, setRunning] = useState<AbortController>()
  const send = async (tab: Tab, operationName?: string) => {
    running?.abort()
    const controller = new AbortController()
    setRunning(controller)
    const query = completeQuery(tab.query, schema)
    if (query !== tab.query) change({ kind: 'write', part: 'query', text: query })
    change({ kind: 'remember', texts: { ...tab, query } })
    const show = (response: string, summary: string) => change({ kind: 'answer', id: tab.id, response, summary })
    try {
      const { text, summary } = await sendRequest({ ...tab, query }, operationName, controller.signal)
      show(text, summary)
    } catch (error) {
      if (!controller.signal.aborted)
        show(JSON.stringify({ errors: [{ message: (error as Error).message }] }, null, 2), 'Not sent')
    }
    setRunning((latest) => (latest === controller ? undefined : latest))
  }
  const stop = () => {
    running?.abort()
    setRunning(undefined)
  }
  return { send, stop, isRunning: running !== undefined }
}
