/** Promises of concurrent values: an unhandled rejection would end the server. */
import type { Budget } from '../../core/base/budget.js'

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

/** Ignores the rejections of the pending items from `first` on. */
export function ignoreRejections(items: readonly unknown[], first: number): void {
  for (let i = first; i < items.length; i++) {
    const item = items[i]
    if (isPromise(item)) item.catch(() => undefined)
  }
}

/** Waits for all pending promises, then throws the error. */
export function settleThenThrow(waiting: readonly Promise<void>[] | undefined, error: unknown): Promise<never> {
  if (!waiting) throw error
  const goOn = () => {
    throw error
  }
  return Promise.all(waiting).then(goOn, goOn)
}

/** Rejects a stopped request at once. Work that waits for its slice is dropped. */
export function unlessStopped<T>(budget: Budget, work: Promise<T>): Promise<T> {
  if (budget.stopped) {
    budget.slices.drop()
    return Promise.reject(budget.stopped)
  }
  return new Promise<T>((resolve, reject) => {
    const withdraw = budget.onStop(() => {
      budget.slices.drop()
      reject(budget.stopped)
    })
    work.then(
      (result) => {
        withdraw()
        resolve(result)
      },
      (error) => {
        withdraw()
        reject(error)
      },
    )
  })
}
