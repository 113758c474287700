/** The daily tasks of an account manager: companies, contacts, addresses, purchase limits, invitations. */
import type { Page } from 'playwright-core'
import type { Task, TaskShop } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

const saveNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByText(': saved', { exact: false }).waitFor()
}

const chooseCountry = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl')
  await page.getByRole('option', { name: 'Netherlands', exact: true }).click()
}

/** A number for names, so that a task finds what it has made even if it is run twice. */
const serial = () => String(Math.floor(performance.timeOrigin + performance.now()) % 1_000_000)

const contactOf = async ({ graphql, shop }: TaskShop) => {
  const { company } = await graphql(`{ company(id: ${shop.companyId}) { contacts { items { contactId firstName lastName } } } }`)
  return company.contacts.items[0] as { contactId: number; firstName: string; lastName: string }
}

async function addContact({ graphql, shop }: TaskShop, email: string): Promise<number> {
  const { contactCreate } = await graphql(
    `mutation ($email: String!) {
      contactCreate(input: { parentId: ${shop.companyId}, firstName: "Iris", lastName: "Bakker", email: $email }) { contactId }
    }`,
    { email },
  )
  return contactCreate.contactId
}

export const tasks: Task[] = [
  {
    name: 'create a company with an address and two contacts in one go',
    elsewhere: 'Vendure: no companies. Medusa: companies only in the B2B starter, and people are invited one by one',
    async run(page, { url, graphql }) {
      const name = `Installatiebedrijf Zuid ${serial()}`
      await page.goto(`${url}/#/companies`)
      await page.getByRole('link', { name: 'New company' }).click()
      await page.getByLabel('Name', { exact: false }).first().fill(name)
      await page.getByLabel('Debtor number').fill(`D${serial()}`)
      await page.getByLabel('Street').fill('Havenkade')
      await page.getByLabel('House number').fill('12')
      await page.getByLabel('Postal code').fill('3011 AB')
      await page.getByLabel('City').fill('Rotterdam')
      await chooseCountry(page)
      await page.getByLabel('First name').fill('Karel')
      await page.getByLabel('Last name').fill('de Wit')
      await page.getByLabel('E-mail address').last().fill(`karel.${serial()}@zuid.example`)
      await page.getByRole('group', { name: 'Contacts' }).getByRole('button', { name: 'Add' }).click()
      await page.getByLabel('First name').nth(1).fill('Mona')
      await page.getByLabel('Last name').nth(1).fill('Visser')
      await page.getByRole('button', { name: 'Create company' }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      await page.getByText('Mona Visser').waitFor()
      const { companies } = await graphql(
        'query ($term: String) { companies(input: { term: $term }) { items { addresses { type city isDefault } contacts { itemsFound } } } }',
        { term: name },
      )
      const [company] = companies.items
      check(company.contacts.itemsFound === 2, 'the contacts were not created')
      check(
        company.addresses
          .map(({ type }: { type: string }) => type)
          .sort()
          .join() === 'delivery,invoice',
        JSON.stringify(company),
      )
    },
  },
  {
    name: 'change the tax number and the notes of a company',
    elsewhere: 'Vendure: no companies. Medusa B2B starter: edit in a drawer',
    async run(page, { url, shop, graphql }) {
      await page.goto(`${url}/#/companies/${shop.companyId}`)
      await page.getByRole('tab', { name: 'Edit' }).click()
      await page.getByLabel('Tax number').fill('NL801234567B01')
      await page.getByLabel('Notes').fill('Levert alleen op dinsdag af')
      await saveNow(page)
      const { company } = await graphql(`{ company(id: ${shop.companyId}) { taxNumber notes } }`)
      check(company.taxNumber === 'NL801234567B01' && company.notes === 'Levert alleen op dinsdag af', JSON.stringify(company))
    },
  },
  {
    name: 'add a delivery address and make it the default',
    elsewhere: 'Vendure: customer addresses, with a default switch. Medusa: customer addresses',
    async run(page, { url, shop, graphql }) {
      const street = `Dokweg ${serial()}`
      await page.goto(`${url}/#/companies/${shop.companyId}`)
      await page.getByRole('link', { name: 'New address' }).click()
      await page.getByLabel('Default of its type').check({ force: true })
      await page.getByLabel('Street').fill(street)
      await page.getByLabel('Postal code').fill('3089 JW')
      await page.getByLabel('City').fill('Rotterdam')
      await chooseCountry(page)
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByText(street).waitFor()
      const { company } = await graphql(
        `{ company(id: ${shop.companyId}) { addresses(type: delivery, isDefault: Y) { street } } }`,
      )
      check(company.addresses.length === 1 && company.addresses[0].street === street, JSON.stringify(company))
    },
  },
  {
    name: 'correct an address',
    async run(page, { url, shop, graphql }) {
      await page.goto(`${url}/#/companies/${shop.companyId}`)
      await page.getByRole('link', { name: 'Edit address' }).first().click()
      await page.getByLabel('Address code').fill('MAGAZIJN-2')
      await saveNow(page)
      const { company } = await graphql(`{ company(id: ${shop.companyId}) { addresses { code } } }`)
      check(
        company.addresses.some(({ code }: { code: string }) => code === 'MAGAZIJN-2'),
        JSON.stringify(company),
      )
    },
  },
  {
    name: 'give a buyer a purchase limit of 500',
    elsewhere: 'Vendure: not available. Medusa B2B starter: a spending limit for each employee',
    async run(page, shop) {
      const { contactId } = { contactId: await addContact(shop, `iris.${serial()}@example.com`) }
      await page.goto(`${shop.url}/#/contacts/${contactId}`)
      await page.getByRole('button', { name: 'Set limit' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Limit').fill('500')
      await dialog.getByRole('button', { name: 'Set limit' }).click()
      await page.getByText('Buyer · €500.00').waitFor()
      const { contact } = await shop.graphql(
        `{ contact(id: ${contactId}) { purchaseAuthorizationConfigs { items { purchaseRole authorizationLimit } } } }`,
      )
      const [limit] = contact.purchaseAuthorizationConfigs.items
      check(limit.authorizationLimit === 500 && limit.purchaseRole === 'PURCHASER', JSON.stringify(contact))
    },
  },
  {
    name: 'invite a contact; the e-mail is shown before it is sent',
    elsewhere: 'Vendure: not available, customers register themselves. Medusa: not available for customers',
    async run(page, shop) {
      const email = `invited.${serial()}@example.com`
      const contactId = await addContact(shop, email)
      await page.goto(`${shop.url}/#/contacts/${contactId}`)
      await page.getByRole('button', { name: 'Invite' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(email).first().waitFor()
      await dialog.getByRole('button', { name: 'Invite' }).click()
      await page.getByText('Signs in as').waitFor()
      const { contact } = await shop.graphql(`{ contact(id: ${contactId}) { login } }`)
      check(contact.login === email, JSON.stringify(contact))
    },
  },
  {
    name: 'change the language and phone of a contact',
    async run(page, shop) {
      const { contactId } = await contactOf(shop)
      await page.goto(`${shop.url}/#/contacts/${contactId}`)
      await page.getByLabel('Mobile phone').fill('+31 6 12345678')
      await saveNow(page)
      const { contact } = await shop.graphql(`{ contact(id: ${contactId}) { mobile } }`)
      check(contact.mobile === '+31 6 12345678', JSON.stringify(contact))
    },
  },
  {
    name: 'create a private customer',
    elsewhere: 'Vendure: 3 clicks. Medusa: 3 clicks',
    async run(page, { url, graphql }) {
      const email = `piet.${serial()}@example.com`
      await page.goto(`${url}/#/customers`)
      await page.getByRole('link', { name: 'New customer' }).click()
      await page.getByLabel('First name').fill('Piet')
      await page.getByLabel('Last name').fill('Particulier')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('heading', { name: 'Piet Particulier' }).waitFor()
      const { customers } = await graphql('query ($term: String) { customers(input: { term: $term }) { itemsFound } }', {
        term: email,
      })
      check(customers.itemsFound === 1, 'the customer was not created')
    },
  },
]
