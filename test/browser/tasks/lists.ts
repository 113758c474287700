/** Works with the lists of the desk in Chromium: keyboard, filters, order, columns, export, saved views and the palette. */

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { OpenShop } from '../open-shop.js'
import type { Task, TaskShop } from './task.js'

const rowsOf = (page: Page) => page.locator('.desk-list tbody tr')
const foundIn = (page: Page) => page.getByText(/^[\d,.]+ found$/)

/** Opens a view in a fresh page, so that no row of the view before is left, and waits until its rows are there. */
async function openList(page: Page, url: string, view: string) {
  await page.goto('about:blank')
  await page.goto(`${url}/#/${view}`)
  await foundIn(page).waitFor()
  await page.waitForLoadState('networkidle')
}

const countFound = async (page: Page) => Number((await foundIn(page).innerText()).replace(/\D/g, ''))

/** Waits until the list has a number of records that is right. The old rows stay until the new ones are there. */
async function waitForCount(page: Page, isRight: (count: number) => boolean): Promise<number> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const count = (await foundIn(page).isVisible()) ? await countFound(page) : -1
    if (count >= 0 && isRight(count)) return count
    await page.waitForTimeout(100)
  }
  throw new Error('The list does not have the expected number of records.')
}

/** j, k, x, ? and Enter; a letter in a text field is only a letter. */
async function useKeyboard(page: Page, url: string) {
  await openList(page, url, 'orders')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('2 selected').first().waitFor()
  equal(await rowsOf(page).nth(1).getAttribute('data-active'), 'true')
  deepEqual(await rowsOf(page).nth(0).getAttribute('data-selected'), 'true')

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.keyboard.press('/')
  await page.keyboard.type('xjk')
  equal(await page.getByRole('textbox', { name: /^Search/ }).inputValue(), 'xjk')
  await page.getByText('Nothing found').waitFor()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await foundIn(page).waitFor()

  const first = await rowsOf(page).first().getByRole('link').first().innerText()
  await page.locator('main h1').click()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/orders\/\d+$/)
  match(await page.locator('main h1').innerText(), new RegExp(first))
}

/** Every filter of the API is offered; what is set is a chip, and part of the address. */
async function filterOrders(page: Page, url: string) {
  await openList(page, url, 'orders')
  const all = await countFound(page)

  const offered = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  for (const name of ['Created', 'Status', 'Price', 'Company numbers', 'Custom fields', 'Export status', 'Exported'])
    await offered.getByRole('button', { name, exact: true }).waitFor()
  await offered.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByLabel('New').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/status=NEW/)
  const isNew = await waitForCount(page, (count) => count > 0 && count < all)

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Find a filter').fill('created')
  await page.keyboard.press('Enter')
  await page.getByLabel('From').fill('2099-01-01')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/createdAt\.from=2099-01-01/)
  await page.getByText('No record matches all of these filters.').waitFor()

  await page.getByRole('button', { name: 'Remove filter: Created' }).click()
  await waitForCount(page, (count) => count === isNew)
  await page.reload()
  await waitForCount(page, (count) => count === isNew)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.waitForURL(/#\/orders$/)
  await waitForCount(page, (count) => count === all)
}

/** A click on a heading sorts, and another one turns the order around. */
async function sortCompanies(page: Page, url: string) {
  await openList(page, url, 'companies')
  const names = async () => rowsOf(page).getByRole('link').allInnerTexts()
  const ascending = await names()
  await page.getByRole('button', { name: 'Company', exact: true }).click()
  await page.waitForURL(/sort=-NAME/)
  await page.locator('th[aria-sort=descending]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[data-loading]').waitFor({ state: 'detached' })
  deepEqual(await names(), ascending.toReversed())
}

/** Columns are chosen and moved; the choice survives a reload. */
async function chooseColumns(page: Page, url: string) {
  await openList(page, url, 'orders')
  const headings = async () => (await page.locator('.desk-list thead th').allInnerTexts()).filter(Boolean)
  ok(!(await headings()).includes('Total incl. tax'))

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Total incl. tax' }).check()
  await page.getByRole('checkbox', { name: 'Reference' }).uncheck()
  await page.getByRole('button', { name: 'Move Status up' }).click()
  await page.keyboard.press('Escape')
  const chosen = await headings()
  deepEqual(chosen.slice(0, 3), ['Order', 'Status', 'Company'])
  ok(chosen.includes('Total incl. tax') && !chosen.includes('Reference'))

  await page.reload()
  await foundIn(page).waitFor()
  deepEqual(await headings(), chosen)
}

/** The export has all rows that the filters find, with the chosen columns. */
async function exportOrders(page: Page, url: string) {
  await openList(page, url, 'orders?status=NEW')
  const found = await countFound(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV for Excel' }).click()])
  equal(file.suggestedFilename(), 'orders.csv')
  const text = readFileSync(await file.path(), 'utf8')
  await page.getByText(`${found} rows exported.`).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  ok(text.startsWith('\uFEFF'), 'Excel needs a byte order mark')
  const [head, ...lines] = text.slice(1).trimEnd().split('\r\n')
  match(head ?? '', /^Order,Company,Status,/)
  equal(lines.length, found)
  ok(lines.every((line) => line.includes(',NEW,')))
}

/** A view is saved with filters and columns, opened again, and removed. */
async function saveView(page: Page, url: string) {
  await openList(page, url, 'orders?status=NEW&sort=TOTAL_GROSS')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Save this view as').fill('New, cheapest first')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('My views').waitFor()
  await page.keyboard.press('Escape')

  await openList(page, url, 'orders')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'New, cheapest first', exact: true }).click()
  await page.waitForURL(/status=NEW/)
  match(page.url(), /sort=TOTAL_GROSS/)

  await page.getByRole('button', { name: 'New, cheapest first' }).first().click()
  await page.getByRole('button', { name: 'Delete view New, cheapest first' }).click()
  await page.getByText('Set filters, an order or columns').waitFor()
  await page.keyboard.press('Escape')
}

/** Ctrl-K finds records of every kind, in every language, and help; it says why it finds nothing. */
async function searchEverything(page: Page, url: string) {
  await openList(page, url, 'companies')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Search products/ })
  await field.fill('z')
  await page.getByText('Type at least two characters').waitFor()
  await field.fill('korenbloem')
  await page.getByRole('group', { name: 'Companies' }).getByRole('option').first().waitFor()
  await page.getByRole('group', { name: 'Orders and quotes' }).getByRole('option').first().waitFor()
  await field.fill('webhook')
  await page.getByRole('group', { name: 'Help' }).getByRole('option').first().waitFor()
  // The desk is in English; the word is Dutch.
  await field.fill('klopboormachine')
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
  await field.fill('qqqqxxxx')
  await page.getByText('Nothing found for “qqqqxxxx”.').waitFor()

  await field.fill('quotes')
  await page.getByRole('group', { name: 'Go to' }).getByRole('option', { name: 'Quotes' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/quotes$/)
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()

  await page.keyboard.press('Control+k')
  await field.fill('shortcuts')
  await page.getByRole('group', { name: 'On this page' }).getByRole('option').first().click()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
}

/** What was opened last is offered first. */
async function openRecent(page: Page, url: string, { shop }: OpenShop) {
  await page.goto(`${url}/#/companies/${shop.companyId}`)
  // The address changes before the page does.
  await page.getByRole('tab', { name: 'Edit' }).waitFor()
  const name = await page.locator('main h1').innerText()
  await page.goto(`${url}/#/health`)
  await page.getByRole('heading', { name: 'Health' }).waitFor()
  // Without a list, the slash opens the palette.
  await page.keyboard.press('/')
  await page.getByRole('group', { name: 'Recently opened' }).getByRole('option', { name }).click()
  await page.waitForURL(new RegExp(`#/companies/${shop.companyId}$`))
}

/** Selects products, checks a change of all of them, and makes it. What the server refuses is listed. */
async function changeMany(page: Page, url: string, { graphql }: TaskShop) {
  await openList(page, url, 'catalogue')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('2 selected').first().waitFor()
  await page.getByRole('button', { name: 'Change a field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 records' })
  await dialog.getByRole('combobox', { name: 'Field' }).click()
  await page.getByRole('option', { name: 'Price group' }).click()

  await dialog.getByRole('textbox', { name: 'Price group' }).fill('x'.repeat(300))
  await dialog.getByRole('button', { name: 'Check all' }).click()
  await dialog.getByText('0 can be changed · 2 refused').waitFor()
  equal(await dialog.getByText(/must be at most 255/).count(), 2)
  equal(await dialog.getByRole('button', { name: 'Change all' }).isDisabled(), true)

  await dialog.getByRole('textbox', { name: 'Price group' }).fill('BULK')
  await dialog.getByRole('button', { name: 'Check all' }).click()
  await dialog.getByText('2 can be changed').waitFor()
  const countChanged = async () => {
    const query = '{ products(input: { offset: 100 }) { items { ... on Product { priceGroup } } } }'
    const { products } = (await graphql(query)) as { products: { items: { priceGroup?: string }[] } }
    return products.items.filter(({ priceGroup }) => priceGroup === 'BULK').length
  }
  equal(await countChanged(), 0)
  await dialog.getByRole('button', { name: 'Change all' }).click()
  await dialog.getByText('2 changed').waitFor()
  equal(await countChanged(), 2)
}

const steps = {
  'change a field of several products at once, after a check of all': changeMany,
  'work through a list with the keyboard': useKeyboard,
  'filter the orders': filterOrders,
  'sort the companies': sortCompanies,
  'choose the columns of a list': chooseColumns,
  'export the orders': exportOrders,
  'save a view': saveView,
  'find anything': searchEverything,
  'open what was open before': openRecent,
}

export const tasks: Task[] = Object.entries(steps).map(([name, step]) => ({
  name,
  run: (page, open) => step(page, open.url, open),
}))
