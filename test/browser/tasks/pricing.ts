/** The daily tasks around price sheets. */
import type { Page } from 'playwright-core'
import type { Task } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

const pick = async (page: Page, label: string, term: string) => {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('combobox', { name: label, exact: true }).fill(term)
  await page.getByRole('option', { name: term }).first().click()
}

export const tasks: Task[] = [
  {
    name: 'create a price sheet with a line and give it to a company',
    async run(page, { url, shop, graphql }) {
      const { company } = await graphql(`{ company(id: ${shop.companyId}) { name } }`)
      const { product } = await graphql(`{ product(productId: ${shop.productId}) { sku } }`)
      await page.goto(`${url}/#/pricesheets`)
      await page.getByRole('link', { name: 'New price sheet' }).first().click()
      await page.getByLabel('Code').fill('VOORJAAR-27')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('button', { name: 'New line' }).click()
      await pick(page, 'Product', product.sku)
      await page.getByRole('dialog').getByRole('combobox', { name: 'How it counts' }).click()
      await page.getByRole('option').first().click()
      await page.getByRole('dialog').getByLabel('Value').fill('12')
      await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('cell', { name: product.sku }).first().waitFor()
      await page.getByRole('tab', { name: 'Customers' }).click()
      await page.getByRole('button', { name: 'Add a company' }).click()
      await pick(page, 'Company', company.name)
      await page.getByRole('dialog').getByRole('button', { name: 'Add a company' }).click()
      await page.getByRole('link', { name: company.name }).waitFor()
      const { pricesheets } = await graphql(
        '{ pricesheets(input: { codes: ["VOORJAAR-27"] }) { items { id companiesPaginated { items { companyId } } } } }',
      )
      const [sheet] = pricesheets.items
      check(sheet.companiesPaginated.items[0]?.companyId === shop.companyId, 'the company was not assigned')
      const { discounts } = await graphql(
        `{ discounts(input: { pricesheetIds: ["${sheet.id}"] }) { items { productId value } } }`,
      )
      check(discounts.items[0]?.productId === shop.productId && discounts.items[0].value === 12, JSON.stringify(discounts))
    },
  },
]
