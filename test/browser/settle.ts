/** Waits until a page has nothing left to do. */
import type { Page, Request } from 'playwright-core'

/** How long no request may run: the palette waits 150 ms after the last letter before it asks the server. */
const QUIET_MS = 200
const LIMIT_MS = 30_000

/**
 * Returns a function that waits until all requests of the page to the server have ended. Playwright's `networkidle` never comes after a PDF was shown, since the
 * viewer of the browser keeps its frame busy.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  let changedAt = 0
  const end = (request: Request) => {
    running.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    if (request.url().startsWith('http')) running.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const startedAt = performance.now()
    changedAt = startedAt
    while (running.size > 0 || performance.now() - changedAt < QUIET_MS) {
      if (performance.now() - startedAt > LIMIT_MS)
        throw new Error(`These requests did not end: ${[...running].map((request) => request.url()).join(', ')}`)
      await page.waitForTimeout(50)
    }
  }
}
