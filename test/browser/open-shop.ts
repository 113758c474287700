/** Starts a server with the demo shop and a browser, for the walk through the pages and for the picture in README.md. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { DemoCredentials } from '../../src/cli/demo.credentials.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../process.js'
import { type BrowserShop, fillShop } from './shop.js'

/** The browsers that a machine may have. */
const browserFiles = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export interface OpenShop {
  browser: Browser
  url: string
  credentials: DemoCredentials
  shop: BrowserShop
  /** Where the server writes its e-mails. */
  mailFolder: string
}

/** Runs work in a shop of this size, and ends server and browser. Without a browser on the machine nothing runs. */
export async function withShop(size: 'small' | 'demo', work: (open: OpenShop) => Promise<void>): Promise<void> {
  const executablePath = browserFiles.find((file) => file && existsSync(file))
  if (!executablePath) {
    console.log('The browser run was skipped: no Chromium or Chrome was found. CHROMIUM may name one.')
    return
  }
  const dataDir = createFolder()
  const settings = {
    WHARF_DATA_DIR: dataDir,
    WHARF_DEMO: size,
    WHARF_WEBHOOK_HTTP: 'true',
    WHARF_WEBHOOK_PRIVATE: 'true',
    WHARF_MODULES: './examples/loyalty',
  }
  const server = await startServer(settings)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const credentials = readCredentials(dataDir)
    const shop = await fillShop(server.url, credentials)
    await work({ browser, url: server.url, credentials, shop, mailFolder: join(dataDir, 'mail') })
  } finally {
    await browser.close()
    await server.end()
    removeFolder(dataDir)
  }
}

async function sendPassword(page: Page, email: string | undefined, password: string | undefined) {
  await page.getByLabel('E-mail address').fill(email ?? '')
  await page.locator('input[name=password]').fill(password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Tries to sign in to the desk with a wrong password. Some dozens of times in a row would block the next right one. */
export async function failToSignIn(page: Page, url: string, { users }: DemoCredentials): Promise<void> {
  await page.goto(`${url}/#/sign-in`)
  await sendPassword(page, users.admin?.email, 'wrong-password')
  await page.getByRole('alert').waitFor()
}

/** Signs in to the desk as its administrator. */
export async function signIn(page: Page, url: string, { users }: DemoCredentials): Promise<void> {
  await page.goto(`${url}/#/sign-in`)
  await sendPassword(page, users.admin?.email, users.admin?.password)
  await page.getByRole('heading', { name: 'Home', exact: true }).waitFor()
}
