/** The daily tasks around promotions. */
import type { Task } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

export const tasks: Task[] = [
  {
    name: 'create a promotion with an action code, change its table, and try it on a cart',
    async run(page, { url, shop, graphql }) {
      const started = await graphql('mutation { cartStart(input: { language: "NL" }) { cartId } }')
      const { cartId } = started.cartStart
      await graphql(
        `mutation { cartAddItem(id: "${cartId}", input: { productId: ${shop.productId}, quantity: 4, price: 25 }) { cartId } }`,
      )
      await page.goto(`${url}/#/rules`)
      await page.getByRole('link', { name: 'New promotion' }).first().click()
      await page.getByRole('combobox', { name: 'Promotion' }).click()
      await page.getByRole('option', { name: 'Percentage off the order' }).click()
      await page.getByLabel('Text for the buyer').fill('Autumn 10 %')
      await page.getByLabel('Discount').fill('10')
      await page.getByLabel('Action code').fill('AUTUMN')
      await page.getByRole('button', { name: 'Create promotion' }).click()
      const cell = page.getByLabel('discount, row 1')
      await cell.fill('20')
      await cell.press('Enter')
      await page.waitForFunction('!document.querySelector("[role=alert]")')
      await page.getByLabel('Cart number').fill(cartId)
      await page.getByRole('button', { name: 'Try it' }).click()
      await page.getByText('This rule does not apply to the cart.').waitFor()
      await page.getByLabel('Action code').fill('AUTUMN')
      await page.getByRole('button', { name: 'Try it' }).click()
      await page.getByText('This rule applies to the cart.').waitFor()
      await page.getByText('€80.00').first().waitFor()
      const { cart } = await graphql(`{ cart(id: "${cartId}") { actionCode } }`)
      check(!cart.actionCode, 'trying has changed the cart')
    },
  },
]
