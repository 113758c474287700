/**
 * Walks through the desk and all other pages in Chromium: signs in, opens every view at two widths in light and dark, and fails on errors in the
 * console, on anything that is wider than the screen, and on findings of axe. Screenshots go to the folder that WHARF_SCREENSHOTS names, or to .cache/desk.
 * Usage: npm run test:browser [-- beginning of the names of views]
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { findBarriers } from './accessibility.js'
import { failToSignIn, type OpenShop, signIn, withShop } from './open-shop.js'
import { listPages } from './pages.js'
import { watchRequests } from './settle.js'
import { type BrowserView, listViews } from './views.js'

const widths = [1280, 390]
const schemes = ['light', 'dark'] as const

interface Look {
  width: number
  colorScheme: (typeof schemes)[number]
}

/** Of a higher page only the first screen is taken. */
const MAX_HEIGHT = 12_000

const faults: string[] = []

/** Reports errors of the console, of scripts, and of the content security policy. */
function listen(page: Page, where: () => string, isExpected: () => boolean) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected()) faults.push(`${where()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${where()}: ${error.message}`))
}

/** Returns what is wider than the screen, by class or tag; empty if the page fits. It runs in the browser, so it is a text here. */
const findOverflow = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => element.tagName.toLowerCase() + '.' + element.className)
  })()`)

async function visit(page: Page, settle: () => Promise<void>, url: string, view: BrowserView, suffix: string, folder: string) {
  const { name, address, ready = 'main h1', act, isFailing } = view
  await page.goto(url + address)
  await page.locator(ready).first().waitFor()
  if (act) {
    await settle()
    await act(page)
  }
  await settle()
  // A view may still load after its heading is shown.
  await page.locator('.mantine-Loader-root, [data-loading]').first().waitFor({ state: 'detached' })
  if (!address.includes('#gql:')) await page.evaluate('scrollTo(0, 0)')
  const alerts = await page.locator('main [role=alert]').allInnerTexts()
  if (alerts.length > 0 && !isFailing) faults.push(`${name} ${suffix}: ${alerts.join(' ')}`)
  const wide = await findOverflow(page)
  if (wide.length > 0) faults.push(`${name} ${suffix} is wider than the screen: ${wide.join(', ')}`)
  for (const barrier of await findBarriers(page)) faults.push(`${name} ${suffix}: ${barrier}`)
  const isLong = (await page.evaluate<number>('document.documentElement.scrollHeight')) > MAX_HEIGHT
  await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: !isLong })
}

async function walk({ browser, url, credentials }: OpenShop, views: BrowserView[], folder: string, look: Look) {
  const { width, colorScheme } = look
  // Without motion, no view is checked while something fades in or out.
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const suffix = `${width}-${colorScheme}`
  // The first sign-in has a wrong password, which the browser logs to its console.
  let current: BrowserView = { name: 'sign-in', address: '/', isFailing: true }
  listen(
    page,
    () => `${current.name} ${suffix}`,
    () => current.isFailing ?? false,
  )
  const settle = watchRequests(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  for (const barrier of await findBarriers(page)) faults.push(`sign-in ${suffix}: ${barrier}`)
  await page.screenshot({ path: join(folder, `sign-in-${suffix}.png`) })
  await failToSignIn(page, url, credentials)
  await signIn(page, url, credentials)
  for (const view of views) {
    current = view
    await visit(page, settle, url, view, suffix, folder).catch((error: Error) =>
      faults.push(`${view.name} ${suffix}: ${error.message}`),
    )
  }
  await context.close()
}

const folder = process.env.WHARF_SCREENSHOTS || '.cache/desk'
mkdirSync(folder, { recursive: true })
await withShop('small', async (open) => {
  const only = process.argv[2]
  const all = [...listViews(open.shop), ...(await listPages(open))]
  const views = all.filter(({ name }) => !only || name.startsWith(only))
  // Both schemes at once: a walk mostly waits.
  for (const width of widths) await Promise.all(schemes.map((colorScheme) => walk(open, views, folder, { width, colorScheme })))
  console.log(
    `${views.length} views at ${widths.join(' and ')} px, ${schemes.join(' and ')}: ${faults.length} faults; screenshots in ${folder}`,
  )
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
