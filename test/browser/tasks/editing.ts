/** What every form does: checking, undoing, drafts, two people, and a server that does not respond. */
import type { Page } from 'playwright-core'
import type { Task } from './task.js'

const productForm = async (page: Page, url: string, productId: number) => {
  await page.goto(`${url}/#/products/${productId}?tab=edit`)
  await page.getByLabel('Supplier', { exact: true }).waitFor()
}

const supplierOf = async (graphql: (query: string) => Promise<{ product: { supplier: string | null } }>, productId: number) =>
  (await graphql(`{ product(productId: ${productId}) { supplier } }`)).product.supplier

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

const saveNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByText(': saved', { exact: false }).waitFor()
}

export const tasks: Task[] = [
  {
    name: 'a change shows what the server would do, and is saved',
    async run(page, { url, shop, graphql }) {
      await productForm(page, url, shop.productId)
      await page.getByLabel('Supplier', { exact: true }).fill('Groothandel Zuid')
      await page.locator('.desk-preview td', { hasText: 'Groothandel Zuid' }).waitFor()
      await saveNow(page)
      check((await supplierOf(graphql, shop.productId)) === 'Groothandel Zuid', 'the supplier was not stored')
    },
  },
  {
    name: 'a change that is undone within ten seconds is not sent, and what was typed stays',
    async run(page, { url, shop, graphql }) {
      const before = await supplierOf(graphql, shop.productId)
      await productForm(page, url, shop.productId)
      await page.getByLabel('Supplier', { exact: true }).fill('Te vroeg')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.locator('.desk-notice').waitFor({ state: 'detached' })
      check((await page.getByLabel('Supplier', { exact: true }).inputValue()) === 'Te vroeg', 'the input was lost')
      check((await supplierOf(graphql, shop.productId)) === before, 'the change was sent')
    },
  },
  {
    name: 'the form refuses what the server refuses, at the field',
    async run(page, { url, shop }) {
      await productForm(page, url, shop.productId)
      await page.getByLabel('EAN').fill('x'.repeat(300))
      await page.getByText('must be at most 255 characters', { exact: false }).first().waitFor()
    },
  },
  {
    name: 'a draft survives a reload',
    async run(page, { url, shop }) {
      await productForm(page, url, shop.productId)
      await page.getByLabel('Manufacturer', { exact: true }).fill('Nog niet klaar')
      await page.locator('.desk-preview td', { hasText: 'Nog niet klaar' }).waitFor()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await page.getByText('not saved yet').waitFor()
      check((await page.getByLabel('Manufacturer', { exact: true }).inputValue()) === 'Nog niet klaar', 'the draft was lost')
    },
  },
  {
    name: 'two people change one record: both see both, and merge by field',
    async run(page, { url, shop, graphql, openAnother }) {
      const other = await openAnother()
      await productForm(page, url, shop.productId)
      await productForm(other, url, shop.productId)
      await page.getByLabel('Supplier', { exact: true }).fill('Van mij')
      await page.getByLabel('Supplier code').fill('MIJN-1')
      // A check that runs after the other person has saved would show the conflict before I save.
      await page.locator('.desk-preview td', { hasText: 'MIJN-1' }).waitFor()
      await other.getByLabel('Supplier', { exact: true }).fill('Van de ander')
      await other.getByLabel('Package').fill('Doos')
      await saveNow(other)
      await other.context().close()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Save now' }).click()
      await page.getByText('Somebody else has changed this').waitFor()
      await page.getByText('Theirs', { exact: true }).last().click()
      await page.getByRole('button', { name: 'Continue with these values' }).click()
      await saveNow(page)
      const { product } = await graphql(`{ product(productId: ${shop.productId}) { supplier supplierCode package } }`)
      check(
        JSON.stringify(product) === JSON.stringify({ supplier: 'Van de ander', supplierCode: 'MIJN-1', package: 'Doos' }),
        JSON.stringify(product),
      )
    },
  },
  {
    name: 'a server that does not respond loses nothing',
    async run(page, { url, shop, graphql }) {
      await productForm(page, url, shop.productId)
      await page.getByLabel('Supplier', { exact: true }).fill('Zonder netwerk')
      await page.locator('.desk-preview td', { hasText: 'Zonder netwerk' }).waitFor()
      await page.route('**/v2/graphql', (route) => route.abort())
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Save now' }).click()
      await page.getByText(': not saved').waitFor()
      await page.unroute('**/v2/graphql')
      await page.getByRole('button', { name: 'Go to the form' }).click()
      await page.getByLabel('Supplier', { exact: true }).waitFor()
      check((await page.getByLabel('Supplier', { exact: true }).inputValue()) === 'Zonder netwerk', 'the input was lost')
      await saveNow(page)
      check((await supplierOf(graphql, shop.productId)) === 'Zonder netwerk', 'the change was not stored')
    },
  },
  {
    name: 'a new text in another language',
    async run(page, { url, shop, graphql }) {
      await productForm(page, url, shop.productId)
      await page.locator('form').getByText('DE', { exact: true }).click()
      await page.getByLabel('Name (DE)').fill('Bohrmaschine für Profis')
      await saveNow(page)
      const { product } = await graphql(`{ product(productId: ${shop.productId}) { names(language: "DE") { value } } }`)
      check(product.names[0]?.value === 'Bohrmaschine für Profis', JSON.stringify(product))
    },
  },
]
