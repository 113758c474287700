/**
 * Walks through the desk in Chromium: signs in, opens every view at two widths in light and dark, and fails on errors in the console and on
 * anything that is wider than the screen. Screenshots go to the folder that WHARF_SCREENSHOTS names, or to a temporary one.
 * Usage: npm run test:browser [-- view]
 */
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { DemoCredentials } from '../../src/cli/demo.credentials.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../process.js'
import { fillShop } from './shop.js'
import { type DeskView, listViews } from './views.js'

const widths = [1280, 390]
const schemes = ['light', 'dark'] as const

/** The browsers that a machine may have. */
const browserFiles = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const faults: string[] = []

async function signIn(page: Page, url: string, { graphql, users }: DemoCredentials) {
  await page.goto(`${url}/#/sign-in?key=${graphql.deskKey}`)
  await page.getByLabel('E-mail address').fill(users.admin?.email ?? '')
  await page.locator('input[name=password]').fill('wrong-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await page.locator('input[name=password]').fill(users.admin?.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Catalogue' }).waitFor()
}

/** Reports errors of the console, of scripts, and of the content security policy. */
function listen(page: Page, where: () => string) {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${where()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${where()}: ${error.message}`))
}

/** What is wider than the screen, by its class or tag; empty when the page fits. It runs in the browser, so it is a text here. */
const findOverflow = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => element.tagName.toLowerCase() + '.' + element.className)
  })()`)

async function visit(page: Page, url: string, { name, path, act }: DeskView, suffix: string, folder: string) {
  await page.goto(`${url}/#${path}`)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate('scrollTo(0, 0)')
  const alerts = await page.locator('main [role=alert]').allInnerTexts()
  if (alerts.length > 0) faults.push(`${name} ${suffix}: ${alerts.join(' ')}`)
  const wide = await findOverflow(page)
  if (wide.length > 0) faults.push(`${name} ${suffix} is wider than the screen: ${wide.join(', ')}`)
  await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: true })
}

async function walk(browser: Browser, url: string, credentials: DemoCredentials, views: DeskView[], folder: string) {
  for (const width of widths)
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: 'en-GB' })
      const page = await context.newPage()
      const suffix = `${width}-${colorScheme}`
      let place = `sign-in ${suffix}`
      listen(page, () => place)
      await page.goto(url)
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await page.screenshot({ path: join(folder, `sign-in-${suffix}.png`) })
      await signIn(page, url, credentials)
      for (const view of views) {
        place = `${view.name} ${suffix}`
        await visit(page, url, view, suffix, folder).catch((error: Error) => faults.push(`${place}: ${error.message}`))
      }
      await context.close()
    }
}

async function main() {
  const executablePath = browserFiles.find((file) => file && existsSync(file))
  if (!executablePath) {
    console.log('The browser run was skipped: no Chromium or Chrome was found. CHROMIUM may name one.')
    return
  }
  const folder = process.env.WHARF_SCREENSHOTS || mkdtempSync(join(tmpdir(), 'wharf-desk-'))
  mkdirSync(folder, { recursive: true })
  const dataDir = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: dataDir, WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const credentials = readCredentials(dataDir)
    const shop = await fillShop(server.url, credentials)
    const only = process.argv[2]
    const views = listViews(shop).filter(({ name }) => !only || name === only)
    await walk(browser, server.url, credentials, views, folder)
    console.log(
      `${views.length} views at ${widths.join(' and ')} px, ${schemes.join(' and ')}: ${faults.length} faults; screenshots in ${folder}`,
    )
  } finally {
    await browser.close()
    await server.end()
    removeFolder(dataDir)
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

await main()
