/** The tasks of an owner: administrators and roles, keys, webhooks, decision hooks, templates, custom fields, channels. */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import type { Task } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

const saveNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByText(': saved', { exact: false }).waitFor()
}

/** A number for names, so that a task finds what it has made even if it is run twice. */
const serial = () => String(Math.floor(performance.timeOrigin + performance.now()) % 1_000_000)

/** Chooses an option of a select by its label. */
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: false }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows now. */
function codeNow(secret: string): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor((performance.timeOrigin + performance.now()) / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Runs work while a receiver responds to every request with this body. */
async function withReceiver<T>(body: object, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

export const tasks: Task[] = [
  {
    name: 'create an administrator who may only work with orders',
    elsewhere: 'Vendure: create a role, then an administrator with it. Medusa: invite by e-mail; users have no roles',
    async run(page, { url, graphql }) {
      const email = `sales.${serial()}@wharf.example`
      await page.goto(`${url}/#/administrators`)
      await page.getByRole('link', { name: 'New administrator' }).click()
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('First name').fill('Sanne')
      await page.getByLabel('Last name').fill('Verkoop')
      await page.getByRole('button', { name: 'Create administrator' }).click()
      await page.getByRole('heading', { name: 'Sanne Verkoop' }).waitFor()
      await choose(page, 'Access: Sales', 'View and edit')
      await page.getByRole('button', { name: 'Save roles' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save roles' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const { adminUser } = await graphql('query ($email: String!) { adminUser(email: $email) { id } }', { email })
      const { roles } = await graphql(
        'query ($ids: [Int!]!) { roles(input: { userIds: $ids }) { items { access roleDefinition { name } } } }',
        {
          ids: [Number(adminUser.id)],
        },
      )
      check(
        JSON.stringify(roles.items) === '[{"access":"EDITOR","roleDefinition":{"name":"order"}}]',
        JSON.stringify(roles.items),
      )
    },
  },
  {
    name: 'take the access of an administrator away',
    elsewhere: 'Vendure: delete the administrator. Medusa: delete the user',
    async run(page, { url, graphql }) {
      const email = `gone.${serial()}@wharf.example`
      await graphql('mutation ($email: String!) { adminUserCreate(input: { email: $email }) { id } }', { email })
      await page.goto(`${url}/#/administrators/${encodeURIComponent(email)}`)
      await page.getByRole('button', { name: 'Remove access' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click()
      await page.getByRole('heading', { name: 'Administrators and roles' }).waitFor()
      const { adminUsers } = await graphql('{ adminUsers(input: { offset: 100 }) { items { email } } }')
      check(!adminUsers.items.some((person: { email: string }) => person.email === email), 'the administrator still has access')
    },
  },
  {
    name: 'change the rights of an API key',
    elsewhere: 'Vendure: not in the dashboard. Medusa: publishable keys have no rights, secret keys have all',
    async run(page, { url, graphql }) {
      const { gqlApiKeyCreate: key } = await graphql(
        'mutation ($name: String!) { gqlApiKeyCreate(input: { name: $name, roles: [{ roleDefinitionName: "product", access: VIEWER }] }) { id } }',
        { name: `Feed ${serial()}` },
      )
      await page.goto(`${url}/#/keys/${key.id}`)
      await choose(page, 'Access: Logistics', 'View')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const { gqlApiKey } = await graphql('query ($id: String!) { gqlApiKey(id: $id) { roles { roleDefinitionName access } } }', {
        id: key.id,
      })
      check(gqlApiKey.roles.length === 2, JSON.stringify(gqlApiKey))
    },
  },
  {
    name: 'create a webhook, send a test event and read the delivery',
    elsewhere: 'Vendure and Medusa: not in the dashboard; a plugin or subscriber is programmed',
    async run(page, { url }) {
      await withReceiver({}, async (receiver) => {
        await page.goto(`${url}/#/webhooks`)
        await page.getByRole('link', { name: 'New webhook' }).click()
        await page.getByLabel('Name (EN)').fill('ERP')
        await page.getByRole('combobox', { name: 'When' }).fill('Custom')
        await page.getByRole('option', { name: 'Custom event' }).click()
        await page.getByLabel('Code of the custom event').fill(`erp-${serial()}`)
        await page.getByLabel('URL').fill(receiver)
        await page.getByRole('button', { name: 'Create webhook' }).click()
        await page.getByRole('heading', { name: 'ERP' }).waitFor()
        await page.getByRole('button', { name: 'Send a test event' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Send a test event' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByText('Delivered').or(page.getByText('Waiting')).first().waitFor()
      })
    },
  },
  {
    name: 'add a decision hook with a condition, copy its secret, and turn it off',
    elsewhere: 'Vendure and Medusa: not available; a strategy or workflow is programmed',
    async run(page, { url, graphql }) {
      const name = `Credit check ${serial()}`
      await withReceiver({ decision: 'ALLOW' }, async (receiver) => {
        await page.goto(`${url}/#/hooks`)
        await page.getByRole('link', { name: 'New hook' }).click()
        await page.getByLabel('Name', { exact: false }).first().fill(name)
        await choose(page, 'Is asked about', 'Checkout')
        await page.keyboard.press('Escape')
        await page.getByLabel('URL').fill(receiver)
        await page.getByLabel('Only if').fill('totals.totalNet > 500')
        await page.getByRole('button', { name: 'Create hook' }).click()
        await page.getByText('The new secret').waitFor()
        const { decisionHooks } = await graphql(
          'query ($names: [String!]) { decisionHooks(input: { names: $names }) { items { id condition points } } }',
          {
            names: [name],
          },
        )
        const [hook] = decisionHooks.items
        check(hook.condition === 'totals.totalNet > 500' && hook.points.join() === 'CHECKOUT', JSON.stringify(hook))
        await page.getByRole('switch', { name: 'On', exact: true }).uncheck({ force: true })
        await saveNow(page)
        const { decisionHook } = await graphql('query ($id: String!) { decisionHook(id: $id) { active } }', { id: hook.id })
        check(decisionHook.active === false, 'the hook is still on')
      })
    },
  },
  {
    name: 'change an e-mail template and see the change before it is saved',
    elsewhere: 'Vendure: not in the dashboard; templates are files. Medusa: not available, e-mails are made in a module',
    async run(page, { url, graphql }) {
      const { templates } = await graphql(
        '{ templates(input: { types: [EMAIL], offset: 50 }) { items { id names { language value } } } }',
      )
      const found = templates.items.find(({ names }: { names: { value: string }[] }) =>
        names.some(({ value }) => value === 'Order confirmation'),
      )
      await page.goto(`${url}/#/templates/${found.id}`)
      const text = page.getByLabel('Text (EN)')
      await text.waitFor()
      const before = await text.inputValue()
      await text.fill(before.replace('</h1>', ' with thanks</h1>'))
      await page.locator('.desk-mail').getByText('with thanks').waitFor()
      await saveNow(page)
      const { template } = await graphql('query ($id: String!) { template(id: $id) { contents { language content } } }', {
        id: found.id,
      })
      const saved = template.contents.find(({ language }: { language: string }) => language === 'EN').content
      check(saved.includes('with thanks</h1>'), 'the template was not saved')
    },
  },
  {
    name: 'change a PDF template and see the document before it is saved',
    elsewhere: 'Vendure and Medusa: not available',
    async run(page, { url, graphql }) {
      const { templates } = await graphql('{ templates(input: { types: [DOCUMENT], isDefaultOrderPdf: true }) { items { id } } }')
      await page.goto(`${url}/#/templates/${templates.items[0].id}`)
      const frame = page.locator('iframe.desk-pdf')
      await frame.waitFor()
      const first = await frame.getAttribute('src')
      const text = page.getByLabel('Text (EN)')
      await text.fill((await text.inputValue()).replace('<h1>', '<p>Thank you for your order.</p><h1>'))
      await page.locator(`iframe.desk-pdf:not([src="${first}"])`).waitFor()
      await saveNow(page)
    },
  },
  {
    name: 'define a custom field, and fill it in on a company',
    elsewhere: 'Vendure: custom fields are programmed. Medusa: custom fields are programmed',
    async run(page, { url, shop, graphql }) {
      const code = `region${serial()}`
      await page.goto(`${url}/#/fields`)
      await page.getByRole('link', { name: 'New field' }).click()
      await choose(page, 'Record', 'Company')
      await choose(page, 'Type', 'Choice')
      await page.getByLabel('Code').fill(code)
      await page.getByLabel('Name (EN)').fill(`Sales region ${code}`)
      const options = page.getByRole('combobox', { name: 'Choices' }).or(page.getByLabel('Choices')).first()
      await options.fill('North')
      await options.press('Enter')
      await options.fill('South')
      await options.press('Enter')
      await page.getByRole('button', { name: 'Create field' }).click()
      await page.getByRole('heading', { name: code }).waitFor()
      await page.goto(`${url}/#/companies/${shop.companyId}?tab=edit`)
      await choose(page, `Sales region ${code}`, 'South')
      await saveNow(page)
      const { company } = await graphql(`{ company(id: ${shop.companyId}) { customFields } }`)
      check(company.customFields[code] === 'South', JSON.stringify(company))
    },
  },
  {
    name: 'set for how long the quotes of a channel are valid',
    async run(page, { url, graphql }) {
      const { channels } = await graphql('{ channels { id quoteValidDays } }')
      await page.goto(`${url}/#/channels/${channels[0].id}`)
      await page.getByLabel('Quotes are valid for').fill('45')
      await saveNow(page)
      const { channel } = await graphql(`{ channel(channelId: ${channels[0].id}) { quoteValidDays } }`)
      check(channel.quoteValidDays === 45, JSON.stringify(channel))
    },
  },
  {
    name: 'end the session of a lost laptop',
    elsewhere: 'Vendure and Medusa: not available',
    async run(page, { url, openAnother }) {
      const laptop = await openAnother()
      await page.goto(`${url}/#/account`)
      await page.getByRole('button', { name: 'End all others' }).click()
      await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' })
      // Every server forgets the session within five seconds.
      const isSignedOut = () =>
        laptop
          .locator('input[name=password]')
          .waitFor({ timeout: 1000 })
          .then(() => true)
          .catch(() => false)
      for (let isOut = false; !isOut; isOut = await isSignedOut()) await laptop.reload()
      await laptop.context().close()
    },
  },
  {
    name: 'turn two-factor sign-in on and off again',
    elsewhere: 'Vendure and Medusa: not available without a plugin',
    async run(page, { url, credentials }) {
      const password = credentials.users.admin?.password ?? ''
      await page.goto(`${url}/#/account`)
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByLabel('Your password').fill(password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: 'QR code' }).waitFor()
      const secret = (await page.locator('form code').textContent()) ?? ''
      await page.getByLabel('Code from the app').fill(codeNow(secret))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await page.getByText('10 recovery codes are left').waitFor()
      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.getByLabel('Your password, or a code').fill(password)
      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.getByRole('button', { name: 'Turn on' }).waitFor()
    },
  },
]
