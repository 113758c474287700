/**
 * Walks through the desk and all other pages in Chromium: signs in, opens every view at three widths, at two of them also in dark, and fails on errors in
 * the console, on anything that is wider than the screen, on findings of axe, and on views that look different from their kept pictures. Screenshots go to
 * the folder that WHARF_SCREENSHOTS names, or to .cache/desk.
 * Usage: npm run test:browser [-- beginning of the names of views] [-- --keep], which keeps the pictures as they are now
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { findBarriers } from './accessibility.js'
import { KeptPictures } from './kept-pictures.js'
import { failToSignIn, type OpenShop, signIn, withShop } from './open-shop.js'
import { listPages } from './pages.js'
import { watchRequests } from './settle.js'
import { type BrowserView, listViews } from './views.js'

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  /** In light, the views are compared with their kept pictures. */
  kept?: KeptPictures
}

/** The walks that run at the same time: a walk mostly waits. */
const looks: Look[][] = [
  [
    { width: 1280, colorScheme: 'light', kept: new KeptPictures(1280) },
    { width: 1280, colorScheme: 'dark' },
  ],
  [
    { width: 390, colorScheme: 'light', kept: new KeptPictures(390) },
    { width: 390, colorScheme: 'dark' },
  ],
  [{ width: 1440, colorScheme: 'light', kept: new KeptPictures(1440) }],
]

/** A browser that stops answering must not hold up the run for ever. */
const VIEW_LIMIT_MS = 180_000

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

interface Walk extends Look {
  page: Page
  settle: () => Promise<void>
  url: string
  folder: string
}

async function visit({ page, settle, url, folder, width, colorScheme, kept }: Walk, view: BrowserView) {
  const { name, address, ready = 'main h1', act, isFailing } = view
  const suffix = `${width}-${colorScheme}`
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
  const picture = await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: !isLong })
  await kept?.add(page, name, picture)
}

/** Fails if the work takes longer than any view does. */
async function endInTime(work: Promise<unknown>, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: the browser does not answer`)), VIEW_LIMIT_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function walk({ browser, url, credentials }: OpenShop, views: BrowserView[], folder: string, look: Look) {
  const { width, colorScheme, kept } = look
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
  await kept?.add(page, 'sign-in', await page.screenshot({ path: join(folder, `sign-in-${suffix}.png`) }))
  await failToSignIn(page, url, credentials)
  await signIn(page, url, credentials)
  for (const view of views) {
    current = view
    const visited = visit({ ...look, page, settle, url, folder }, view).catch((error: Error) =>
      faults.push(`${view.name} ${suffix}: ${error.message}`),
    )
    await endInTime(visited, `${view.name} ${suffix}`)
  }
  await context.close()
}

/** Compares the pictures with the kept ones, or keeps them. */
async function comparePictures(isKeeping: boolean, isWhole: boolean) {
  for (const { kept } of looks.flat()) {
    if (isKeeping) await kept?.keep()
    else faults.push(...((await kept?.compare(isWhole)) ?? []))
  }
}

const folder = process.env.WHARF_SCREENSHOTS || '.cache/desk'
mkdirSync(folder, { recursive: true })
await withShop('small', async (open) => {
  const isKeeping = process.argv.includes('--keep')
  const only = process.argv.slice(2).find((word) => word !== '--keep')
  if (isKeeping && only) throw new Error('--keep keeps the pictures of all views: do not name any.')
  const all = [...listViews(open.shop), ...(await listPages(open))]
  const views = all.filter(({ name }) => !only || name.startsWith(only))
  for (const together of isKeeping ? [looks.flat().filter(({ kept }) => kept)] : looks)
    await Promise.all(together.map((look) => walk(open, views, folder, look)))
  await comparePictures(isKeeping, !only)
  const sizes = looks.flat().map(({ width, colorScheme }) => `${width} ${colorScheme}`)
  console.log(`${views.length} views at ${sizes.join(', ')}: ${faults.length} faults; screenshots in ${folder}`)
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
