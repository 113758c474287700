/** The pages beside the desk that the browser run opens: documentation, reference, deprecations, password, errors. */
import type { Page } from 'playwright-core'
import type { DemoCredentials } from '../../src/cli/demo.credentials.js'
import { requestApprovalPage } from './approval-page.js'
import { listExplorerViews } from './explorer.js'
import type { OpenShop } from './open-shop.js'
import type { BrowserView } from './views.js'

const LINK = 'mutation ($email: String!) { passwordResetLink(input: { email: $email }) }'

/** The address of the page on which a person chooses a new password. */
async function requestPasswordPage(url: string, { graphql, users }: DemoCredentials): Promise<string> {
  const response = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: graphql.adminKey },
    body: JSON.stringify({ query: LINK, variables: { email: users.customer?.email } }),
  })
  const { data } = (await response.json()) as { data: { passwordResetLink: string } }
  const { pathname, search } = new URL(data.passwordResetLink)
  return pathname + search
}

async function checkCall(page: Page) {
  await page.getByRole('button', { name: 'A REST call as an example' }).click()
  await page.getByText('It uses what is removed').waitFor()
}

async function sendShortPassword(page: Page) {
  await page.locator('#password').fill('long enough')
  await page.locator('#repeat').fill('but different')
  await page.getByRole('button').click()
  await page.getByRole('alert').waitFor()
}

/** Sends a reason that is too long: the page says so, and nothing is decided. */
async function declineAtLength(page: Page) {
  const reason = page.locator('#remark')
  await reason.evaluate((field) => (field as unknown as { removeAttribute(name: string): void }).removeAttribute('maxlength'))
  await reason.fill('The ladders have to be inspected first. '.repeat(30))
  await page.locator('form.decline button').click()
  await page.getByRole('alert').waitFor()
}

export async function listPages(open: OpenShop): Promise<BrowserView[]> {
  const { url, credentials } = open
  const passwordPage = await requestPasswordPage(url, credentials)
  const approvalPage = await requestApprovalPage(open)
  return [
    { name: 'developers', address: '/developers' },
    { name: 'guide', address: '/guide' },
    { name: 'guide-tour', address: '/guide/tour' },
    { name: 'guide-operating', address: '/guide/operating' },
    { name: 'docs', address: '/docs' },
    { name: 'docs-orders', address: '/docs/orders' },
    { name: 'docs-schema', address: '/docs/schemas/Order' },
    { name: 'docs-graphql', address: '/docs/graphql' },
    { name: 'docs-graphql-orders', address: '/docs/graphql/orders' },
    { name: 'docs-graphql-type', address: '/docs/graphql/types/Order' },
    { name: 'deprecations', address: '/deprecations', act: checkCall },
    { name: 'deprecations-item', address: '/deprecations#gql:Tax.shopId' },
    ...listExplorerViews(credentials.graphql.storefrontKey),
    { name: 'password', address: passwordPage },
    { name: 'password-differs', address: passwordPage, act: sendShortPassword, isFailing: true },
    { name: 'password-gone', address: '/password?token=default.nothing', isFailing: true },
    { name: 'approval', address: approvalPage },
    { name: 'approval-refused', address: approvalPage, act: declineAtLength, isFailing: true },
    { name: 'approval-unknown', address: '/approval?token=default.nothing', isFailing: true },
    { name: 'error-404', address: '/nothing/here', isFailing: true },
    { name: 'error-401', address: '/v2/products', isFailing: true },
    { name: 'error-explained', address: '/problems/not-found' },
  ]
}
