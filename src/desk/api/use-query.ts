/** Reads data for a component. */
import { useCallback, useEffect, useState } from 'react'
import { runDocument } from './client.js'

export interface QueryState<Data> {
  /** The last data; while the next page is loading, the old one stays visible. */
  data: Data | null
  error: Error | null
  isLoading: boolean
  reload(): void
}

/** Runs a query when its variables change. A late response is dropped. */
export function useQuery<Data>(document: string, variables: object = {}, isEnabled = true): QueryState<Data> {
  const key = JSON.stringify(variables)
  const [state, setState] = useState<{ data: Data | null; error: Error | null; isLoading: boolean }>({
    data: null,
    error: null,
    isLoading: isEnabled,
  })
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same data again
  useEffect(() => {
    if (!isEnabled) return
    const abort = new AbortController()
    setState((old) => ({ ...old, isLoading: true }))
    runDocument<Data>(document, JSON.parse(key), abort.signal)
      .then((data) => setState({ data, error: null, isLoading: false }))
      .catch((error: Error) => {
        if (!abort.signal.aborted) setState({ data: null, error, isLoading: false })
      })
    return () => abort.abort()
  }, [document, key, isEnabled, round])
  return { ...state, reload }
}

/** Runs a mutation on demand and keeps its error. */
export function useCommand<Data>(document: string) {
  const [error, setError] = useState<Error | null>(null)
  const [isRunning, setRunning] = useState(false)
  const run = async (variables: object): Promise<Data | null> => {
    setRunning(true)
    setError(null)
    try {
      return await runDocument<Data>(document, variables)
    } catch (failure) {
      setError(failure as Error)
      return null
    } finally {
      setRunning(false)
    }
  }
  return { run, error, isRunning }
}

/** Returns the value once it has not changed for a moment, so that typing does not send a request per letter. */
export function useDelayed<Value>(value: Value, ms = 250): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return delayed
}
