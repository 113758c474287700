/** Reads a record together with its entity tag. */
import { useCallback, useEffect, useState } from 'react'
import { runOperation } from '../api/client.js'

export interface RecordState<Data> {
  data: Data | null
  etag: string | null
  error: Error | null
  reload(): Promise<void>
}

/** The names of the operations of a document: one query, which reads the record, and one mutation, which changes it. */
export function operationsOf(document: string): { query: string; mutation: string } {
  return { query: document.match(/\bquery\s+(\w+)/)?.[1] ?? '', mutation: document.match(/\bmutation\s+(\w+)/)?.[1] ?? '' }
}

/** Runs the query of a document that also has the mutation which changes the record. */
export function useRecord<Data>(document: string, variables: object): RecordState<Data> {
  const key = JSON.stringify(variables)
  const [state, setState] = useState<Omit<RecordState<Data>, 'reload'>>({ data: null, etag: null, error: null })
  const reload = useCallback(async () => {
    const { query } = operationsOf(document)
    try {
      const { data, etag } = await runOperation<Data>(document, JSON.parse(key), { operationName: query, hasTag: true })
      setState({ data, etag, error: null })
    } catch (error) {
      // What was read stays visible: a form must not lose what was typed because the server did not respond once.
      setState((old) => (old.data ? old : { data: null, etag: null, error: error as Error }))
    }
  }, [document, key])
  useEffect(() => void reload(), [reload])
  return { ...state, reload }
}
