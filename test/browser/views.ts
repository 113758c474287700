/** The views of the desk that the browser run opens, and what it does there. */
import type { Page } from 'playwright-core'
import type { BrowserShop } from './shop.js'

export interface BrowserView {
  name: string
  /** The address on the server. */
  address: string
  /** What the view shows when it is ready; its heading by default. */
  ready?: string
  /** Acts in the view before it is checked. */
  act?: (page: Page) => Promise<unknown>
  /** The page itself is an error, which the browser logs to its console. */
  isFailing?: boolean
}

/** Chooses a buyer and a quantity for the price explanation of a product. */
export async function choosePrice(page: Page, buyer: string) {
  const option = page.getByRole('option', { name: buyer }).first()
  await page.getByRole('combobox', { name: 'Buyer' }).click()
  // A list that opens while the page still loads may close again.
  await option.waitFor({ timeout: 5000 }).catch(() => page.getByRole('combobox', { name: 'Buyer' }).click())
  await option.click()
  await page.getByLabel('Quantity').fill('12')
  await page.getByText('when ordering 12').waitFor()
}

async function downloadPdf(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  if (!(await download).suggestedFilename().endsWith('.pdf')) throw new Error('The download is not a PDF.')
}

/** Reads the view in Dutch, and goes back to English. On a phone the switch is in the navigation. */
async function readInDutch(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700
  const choose = async (language: string) => {
    if (isPhone) await page.locator('header button').first().click()
    await page.getByText(language, { exact: true }).locator('visible=true').first().click()
    if (isPhone) await page.locator('header button').first().click()
  }
  await choose('NL')
  await page.getByRole('heading', { name: 'Gezondheid' }).waitFor()
  await choose('EN')
  await page.getByRole('heading', { name: 'Health' }).waitFor()
}

/** The heading of an address that names no view. */
const NO_SUCH_VIEW = 'main h1:has-text("does not exist")'

export const listViews = ({ productId, orderId, quoteId, cartId, companyId, buyer }: BrowserShop): BrowserView[] => [
  { name: 'catalogue', address: '/#/catalogue' },
  { name: 'catalogue-search', address: '/#/catalogue?term=boor&sort=NAME', act: (page) => page.getByText(/found/).waitFor() },
  { name: 'product', address: `/#/products/${productId}`, act: (page) => choosePrice(page, buyer) },
  { name: 'orders', address: '/#/orders' },
  { name: 'order', address: `/#/orders/${orderId}`, act: downloadPdf },
  { name: 'quotes', address: '/#/quotes' },
  { name: 'quote', address: `/#/quotes/${quoteId}`, act: downloadPdf },
  { name: 'carts', address: '/#/carts' },
  { name: 'cart', address: `/#/carts/${cartId}` },
  { name: 'companies', address: '/#/companies' },
  { name: 'company', address: `/#/companies/${companyId}` },
  { name: 'contacts', address: '/#/companies?tab=contacts' },
  {
    name: 'lifecycle',
    address: '/#/lifecycle',
    act: async (page) => {
      await page.getByRole('button', { name: 'Rewrite' }).click()
      await page.getByText('Without deprecated items').waitFor()
    },
  },
  { name: 'keys', address: '/#/keys' },
  { name: 'deliveries', address: '/#/deliveries' },
  { name: 'imports', address: '/#/imports' },
  { name: 'no-such-view', address: '/#/constructor', ready: NO_SUCH_VIEW },
  { name: 'badly-encoded-view', address: '/#/%E0%A4%A', ready: NO_SUCH_VIEW },
  { name: 'health', address: '/#/health', act: readInDutch },
  {
    name: 'global-search',
    address: '/#/catalogue',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('korenbloem')
      await page.getByRole('option').first().waitFor()
    },
  },
]
