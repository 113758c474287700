/** Promises of values that are made at the same time: a failure that nobody hears would end the server. */
import type { Budget } from '../../core/base/budget.js'

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

/** Hears the failures of the items from `first` on that are still under way. */
export function hearItems(items: readonly unknown[], first: number): void {
  for (let i = first; i < items.length; i++) {
    const item = items[i]
    if (isPromise(item)) item.catch(() => undefined)
  }
}

/** Whatever is still under way is heard out before the failure goes on. */
export function heardOut(waiting: readonly Promise<void>[] | undefined, error: unknown): Promise<never> {
  if (!waiting) throw error
  const goOn = () => {
    throw error
  }
  return Promise.all(waiting).then(goOn, goOn)
}

/** A request that has to stop is answered at once. What still waits for its slice is dropped. */
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
