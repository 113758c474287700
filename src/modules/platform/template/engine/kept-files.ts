/** Rendered files, cached in memory. A key is a hash of everything that the file is made from, so no file can be outdated. */
import { LRUCache } from 'lru-cache'

interface KeptFile {
  content: Buffer
}

/** The memory of a file besides its content. */
const OVERHEAD_BYTES = 1000

/** Opens the cache; of several callers that need the same file at once, one renders it. */
export function openKeptFiles(maxBytes: number) {
  const files =
    maxBytes > 0
      ? new LRUCache<string, KeptFile>({ maxSize: maxBytes, sizeCalculation: ({ content }) => content.length + OVERHEAD_BYTES })
      : null
  const making = new Map<string, { file: Promise<KeptFile>; signal: AbortSignal | undefined }>()

  const make = (key: string, work: () => Promise<KeptFile>, signal: AbortSignal | undefined): Promise<KeptFile> => {
    const file = work()
      .then((made) => {
        files?.set(key, made)
        return made
      })
      .finally(() => making.delete(key))
    making.set(key, { file, signal })
    return file
  }

  const keep = async (key: string, work: () => Promise<KeptFile>, signal?: AbortSignal): Promise<KeptFile> => {
    signal?.throwIfAborted()
    const kept = files?.get(key)
    if (kept) return kept
    const other = making.get(key)
    if (!other) return make(key, work, signal)
    try {
      return await orAborted(other.file, signal)
    } catch (error) {
      // The request that rendered the file was aborted: this one renders it itself.
      if (other.signal?.aborted && !signal?.aborted) return keep(key, work, signal)
      throw error
    }
  }

  return keep
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
