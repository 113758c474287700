/** Checks and runs the import of a file. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, runDocument, runOperation } from '../../api/client.js'
import { importFileDocument, runningImportDocument } from '../../api/documents/imports.js'
import type { ImportOperation } from './kinds.js'

export interface RowError {
  code: string
  messages: string[]
  record: Record<string, string> | null
  rowNumber: number | null
}

export interface ImportResult {
  importedCount: number
  errors: RowError[] | null
}

export interface RunningJob {
  id: string
  fileName: string
  bytesTotal: number
  bytesRead: number
  rowsRead: number
  rowsWritten: number
  rowsFailed: number
}

export interface ImportRequest {
  operation: ImportOperation
  file: File
  mapping: Readonly<Record<string, string>>
}

const toInput = ({ file, mapping }: ImportRequest) => ({
  file,
  mappings: Object.entries(mapping).map(([csvHeader, fieldName]) => ({ csvHeader, fieldName })),
})

const send = async (request: ImportRequest, isDryRun: boolean, signal?: AbortSignal) => {
  const { data } = await runOperation<{ result: ImportResult }>(
    importFileDocument,
    { input: toInput(request) },
    { operationName: request.operation, isDryRun, ...(signal && { signal }) },
  )
  return data.result
}

/** Files up to this size are checked without asking; larger ones are sent only on request. */
const AUTOMATIC = 3_000_000
const TYPING_MS = 400

interface Check {
  result: ImportResult | null
  error: Error | null
  isRunning: boolean
}

const noCheck: Check = { result: null, error: null, isRunning: false }

/** Lets the server check the file in a dry run, whenever the mapping changes. */
export function useCheck(request: ImportRequest | null) {
  const [check, setCheck] = useState<Check>(noCheck)
  const abort = useRef<AbortController | null>(null)
  const run = useCallback((asked: ImportRequest) => {
    abort.current?.abort()
    abort.current = new AbortController()
    const { signal } = abort.current
    setCheck({ ...noCheck, isRunning: true })
    send(asked, true, signal)
      .then((result) => !signal.aborted && setCheck({ ...noCheck, result }))
      .catch((error: Error) => !signal.aborted && setCheck({ ...noCheck, error }))
  }, [])
  useEffect(() => {
    setCheck(noCheck)
    if (!request || request.file.size > AUTOMATIC || Object.keys(request.mapping).length === 0) return
    const timer = setTimeout(() => run(request), TYPING_MS)
    return () => {
      clearTimeout(timer)
      abort.current?.abort()
    }
  }, [request, run])
  return { ...check, run }
}

const POLL_MS = 700

/** Runs the import, and reads the progress of its job meanwhile. */
export function useImport() {
  const [state, setState] = useState<{ result: ImportResult | null; error: Error | null; isRunning: boolean }>(noCheck)
  const [job, setJob] = useState<RunningJob | null>(null)
  const run = async (request: ImportRequest) => {
    setState({ ...noCheck, isRunning: true })
    setJob(null)
    const timer = setInterval(() => void findJob(request).then((found) => found && setJob(found)), POLL_MS)
    try {
      setState({ ...noCheck, result: await send(request, false) })
    } catch (error) {
      setState({ ...noCheck, error: error as Error })
    } finally {
      clearInterval(timer)
    }
  }
  const reset = () => {
    setState(noCheck)
    setJob(null)
  }
  return { ...state, job, run, reset }
}

async function findJob({ operation, file }: ImportRequest): Promise<RunningJob | null> {
  const input = { operations: [operation], states: ['RUNNING'], offset: 5 }
  const found = await runDocument<{ csvImportJobs: { items: RunningJob[] } }>(runningImportDocument, { input }).catch(() => null)
  return found?.csvImportJobs.items.find(({ fileName }) => fileName === file.name) ?? null
}

export const isForbidden = (error: Error) =>
  error instanceof ApiError && (error.code === 'FORBIDDEN' || error.message === 'Forbidden resource')
