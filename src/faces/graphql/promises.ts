/** Promises of values that are made at the same time: a failure that nobody hears would end the server. */

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
