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

/** Opens the preview of the PDF, downloads the file, and closes the preview. */
async function downloadPdf(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Show PDF' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Download PDF' }).click(),
  ])
  if (!download.suggestedFilename().endsWith('.pdf')) throw new Error('The download is not a PDF.')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Reads the view in Dutch and German, and goes back to English. */
async function readInAllLanguages(page: Page) {
  const choose = async (language: string, heading: string) => {
    await page.locator('header .desk-account-menu').click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  await choose('Nederlands', 'Serverstatus')
  await choose('Deutsch', 'Serverstatus')
  await choose('English', 'Health')
}

/** Opens the products of a category. */
const chooseCategory = async (page: Page) => {
  await page.getByRole('treeitem').nth(1).click()
  await page.getByRole('tab', { name: 'Products' }).click()
  await page.getByRole('combobox', { name: 'Add a product' }).waitFor()
}

/** The heading of an address that names no view. */
const NO_SUCH_VIEW = 'main h1:has-text("does not exist")'

/** A row of a list. A phone hides the column of the boxes. */
const READ_TABLE = 'main table td:not(.desk-select)'

/** The lists of budgets and credit, a record of each with all its tabs, and the forms of new ones. */
function listSpending({ budgetId, limitId, accountId, partNumberId, contractId }: BrowserShop): BrowserView[] {
  const view = (name: string, place: string, ready?: string): BrowserView => ({
    name: `spending-${name}`,
    address: `/#/spending/${place}`,
    ...(ready && { ready }),
  })
  const areas = ['budgets', 'limits', 'credit', 'ledger', 'codes', 'numbers', 'contracts']
  return [
    ...areas.map((area) => view(area, area, READ_TABLE)),
    ...areas.filter((area) => area !== 'ledger').map((area) => view(`${area}-new`, `${area}/new`, 'main form')),
    view('budget', `budgets/${budgetId}`),
    view('budget-details', `budgets/${budgetId}?tab=details`),
    view('limit', `limits/${limitId}`),
    view('account', `credit/${accountId}`, READ_TABLE),
    view('account-ledger', `credit/${accountId}?tab=ledger`, READ_TABLE),
    view('account-details', `credit/${accountId}?tab=details`),
    view('number', `numbers/${partNumberId}`),
    view('number-history', `numbers/${partNumberId}?tab=history`),
    view('contract', `contracts/${contractId}`, READ_TABLE),
    view('contract-schedule', `contracts/${contractId}?tab=schedule`, READ_TABLE),
    view('contract-details', `contracts/${contractId}?tab=details`),
  ]
}

/** Downloads the signed approval of an order. */
async function downloadProof(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the proof' }).click(),
  ])
  if (!download.suggestedFilename().endsWith('.json')) throw new Error('The download is not a proof.')
}

/** Adds a step of named contacts, so that every field of a step is shown. */
async function addStep(page: Page) {
  await page.getByRole('button', { name: 'Add a step' }).click()
  const step = page.getByRole('group', { name: 'Step 2' })
  await step.getByRole('combobox', { name: 'Approvers' }).click()
  await page.getByRole('option', { name: 'Named contacts' }).click()
  await step.getByRole('combobox', { name: 'Who must agree' }).click()
  await page.getByRole('option', { name: 'Some of them' }).click()
  await step.getByRole('combobox', { name: 'Contacts' }).fill('Karin')
  await page.getByRole('option', { name: /Karin/ }).waitFor()
  // By keyboard: on a telephone the page scrolls while the list of options opens.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await step.getByText('Karin').first().waitFor()
}

/** Opens the dialog that approves a request, and closes it. */
async function openDecision(page: Page) {
  await page.getByText('May decide now').waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'In the name of' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The lists of approvals, a record of each, the forms of new ones, and requests in several states. */
function listApprovals({ ruleId, delegateId, requestIds }: BrowserShop): BrowserView[] {
  const view = (name: string, place: string, more: Partial<BrowserView> = {}): BrowserView => ({
    name: `approvals-${name}`,
    address: `/#/approvals/${place}`,
    ...more,
  })
  const request = (name: string, state: string, act?: BrowserView['act']) =>
    view(name, `requests/${requestIds[state]}`, { ready: READ_TABLE, ...(act && { act }) })
  return [
    ...['requests', 'rules', 'delegates'].map((area) => view(area, area, { ready: READ_TABLE })),
    view('rules-new', 'rules/new', { ready: 'main form', act: addStep }),
    view('delegates-new', 'delegates/new', { ready: 'main form' }),
    view('rule', `rules/${ruleId}`, { ready: 'main form' }),
    view('rule-history', `rules/${ruleId}?tab=history`),
    view('delegate', `delegates/${delegateId}`, { ready: 'main form' }),
    request('request-first', 'PENDING 1', (page) => page.getByText('in place of').first().waitFor()),
    request('request-second', 'PENDING 2', openDecision),
    request('request-ordered', 'ORDERED 2', downloadProof),
    request('request-declined', 'DECLINED 1'),
  ]
}

export const listViews = (shop: BrowserShop): BrowserView[] => [
  ...listShopViews(shop),
  ...listSpending(shop),
  ...listApprovals(shop),
]

const listShopViews = ({ productId, orderId, quoteId, cartId, companyId, buyer }: BrowserShop): BrowserView[] => [
  { name: 'home', address: '/#/home?period=quarter', act: (page) => page.getByText('Top products').waitFor() },
  { name: 'catalogue', address: '/#/catalogue' },
  { name: 'catalogue-search', address: '/#/catalogue?term=boor&sort=NAME', act: (page) => page.getByText(/found/).waitFor() },
  { name: 'product', address: `/#/products/${productId}`, act: (page) => choosePrice(page, buyer) },
  ...['edit', 'prices', 'stock', 'media', 'categories', 'attributes'].map((tab) => ({
    name: `product-${tab}`,
    address: `/#/products/${productId}?tab=${tab}`,
  })),
  { name: 'product-new', address: '/#/products/new' },
  { name: 'product-categories-tree', address: '/#/categories', act: chooseCategory },
  { name: 'product-translations', address: '/#/translations?language=FR', ready: 'main table td' },
  { name: 'orders', address: '/#/orders' },
  { name: 'order', address: `/#/orders/${orderId}`, act: downloadPdf },
  { name: 'quotes', address: '/#/quotes' },
  { name: 'quote', address: `/#/quotes/${quoteId}`, act: downloadPdf },
  { name: 'carts', address: '/#/carts' },
  { name: 'module', address: '/#/modules/loyalty', ready: 'main table td' },
  { name: 'cart', address: `/#/carts/${cartId}` },
  { name: 'companies', address: '/#/companies' },
  { name: 'company', address: `/#/companies/${companyId}` },
  { name: 'company-edit', address: `/#/companies/${companyId}?tab=edit` },
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
  { name: 'health', address: '/#/health', act: readInAllLanguages },
  {
    name: 'global-search',
    address: '/#/catalogue',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('korenbloem')
      await page
        .getByRole('option', { name: /korenbloem/i })
        .first()
        .waitFor()
    },
  },
]
