/** What people with different roles find on the desk: the views that they may use, each of which opens, and nothing else. */
import { deepEqual, match } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import type { DemoCredentials } from '../../../src/cli/demo.credentials.js'
import { runWharf } from '../../process.js'
import { signIn } from '../open-shop.js'
import { watchRequests } from '../settle.js'
import type { Task, TaskShop } from './task.js'

const EVERYBODY = ['Home', 'Settings', 'API lifecycle', 'Imports', 'Health', 'For developers', 'Loyalty points']
const SALES = ['Orders', 'Quotes', 'Carts', 'Approvals']
const CATALOGUE = ['Catalogue', 'Categories', 'Missing translations']

/** Each person, their roles, the views that they find besides those of everybody, and one that they do not find. */
const people: { who: string; roles: string[]; views: string[]; hidden: string }[] = [
  { who: 'a salesperson', roles: ['order.EDITOR'], views: SALES, hidden: 'companies' },
  {
    who: 'a merchandiser',
    roles: ['product.EDITOR', 'pricing.EDITOR', 'logistics.EDITOR'],
    views: [...CATALOGUE, 'Price sheets'],
    hidden: 'orders',
  },
  {
    who: 'an account manager',
    roles: ['user.EDITOR', 'order.VIEWER'],
    views: [...SALES, 'Tickets', 'Companies and contacts', 'Budgets and credit'],
    hidden: 'keys',
  },
  {
    who: 'an operator',
    roles: ['configuration.EDITOR', 'apikey.VIEWER'],
    views: ['Promotions and rules', 'API keys', 'Event deliveries'],
    hidden: 'orders',
  },
  { who: 'an auditor of roles', roles: ['role.VIEWER'], views: [], hidden: 'keys' },
]

async function signInAs(shop: TaskShop, roles: readonly string[]): Promise<Page> {
  const email = `role.${randomBytes(4).toString('hex')}@wharf.example`
  const password = randomBytes(12).toString('hex')
  const words = ['admins', 'create', '--email', email, ...roles.flatMap((role) => ['--role', role]), '--password-stdin']
  const { status, stderr } = runWharf(words, { env: { WHARF_DATA_DIR: dirname(shop.mailFolder) }, input: password })
  if (status !== 0) throw new Error(stderr)
  const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, shop.url, { users: { admin: { email, password } } } as unknown as DemoCredentials)
  return page
}

async function findViews(page: Page): Promise<{ name: string; href: string }[]> {
  const links = await page.locator('nav a.desk-nav-link').all()
  return Promise.all(
    links.map(async (link) => ({ name: (await link.innerText()).trim(), href: (await link.getAttribute('href')) ?? '' })),
  )
}

/** Opens a view, and returns what it says went wrong. */
async function openView(page: Page, settle: () => Promise<void>, address: string): Promise<string[]> {
  await page.goto(address)
  await page.locator('main h1').first().waitFor()
  await settle()
  return page.locator('main [role=alert]').allInnerTexts()
}

export const tasks: Task[] = people.map(({ who, roles, views, hidden }) => ({
  name: `${who} (${roles.join(', ')}) finds their views, each of which opens, and no others`,
  async run(_, shop) {
    const page = await signInAs(shop, roles)
    const settle = watchRequests(page)
    await page.locator('nav').getByText('Loyalty points').waitFor()
    await settle()

    const found = await findViews(page)

    deepEqual(found.map(({ name }) => name).toSorted(), [...EVERYBODY, ...views].toSorted())
    for (const { name, href } of found.filter((view) => view.href.startsWith('#')))
      deepEqual([name, await openView(page, settle, `${shop.url}/${href}`)], [name, []])
    match((await openView(page, settle, `${shop.url}/#/${hidden}`)).join(' '), /Forbidden resource/)
    await page.context().close()
  },
}))
