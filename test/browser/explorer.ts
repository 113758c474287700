/** The browser run of the GraphQL explorer. */
import type { Page } from 'playwright-core'
import type { BrowserView } from './views.js'

const address = '/v2/graphql'

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Pastes into the editor that has the focus. It runs in the browser, so it is a text here. */
const paste = `(text) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}`

/** Pastes a text in place of what an editor has; typing would add closing brackets. */
async function write(page: Page, name: string, text: string) {
  await editor(page, name).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.evaluate(`(${paste})(${JSON.stringify(text)})`)
}

const responseHas = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Response' }).getByText(text, { exact: false }).first().waitFor()

/** Sends a query with a key and a variable. */
async function send(page: Page, key: string) {
  await write(page, 'Headers', `{ "apikey": "${key}" }`)
  await page.getByRole('tab', { name: 'Variables' }).click()
  await write(page, 'Variables', '{ "term": "drill" }')
  await write(
    page,
    'Query',
    '# Two drills\nquery Drills($term: String!) { products(input: { term: $term, language: "EN", offset: 2 }) { itemsFound ...Names } }\nfragment Names on ProductsResponse { items { ... on Product { sku names(language: "EN") { value } } } }',
  )
  await page.keyboard.press('ControlOrMeta+Shift+p')
  await page.keyboard.press('ControlOrMeta+Enter')
  await responseHas(page, '"itemsFound"')
  await responseHas(page, '200')
  if (!(await editor(page, 'Query').innerText()).startsWith('# Two drills\nquery Drills')) throw new Error('The comment is gone.')
}

/** Types the beginning of a name, and chooses what is offered. */
async function complete(page: Page) {
  const docs = page.getByRole('button', { name: 'Documentation', exact: true })
  await docs.click()
  await page.getByRole('heading', { name: 'Schema' }).waitFor()
  await docs.click()
  await write(page, 'Query', '{\n  channels {\n    na')
  await page.keyboard.type('m')
  await page.getByRole('option', { name: /^name/ }).first().click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Space')
  await page.getByRole('option').first().waitFor()
}

/** Merges the fragment, and finds the request again in the history after the page was loaded again. */
async function openHistory(page: Page, key: string) {
  await send(page, key)
  await page.getByRole('button', { name: /^Merge/ }).click()
  if ((await editor(page, 'Query').innerText()).includes('fragment')) throw new Error('The fragment is still there.')
  await page.reload()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await page.getByRole('button', { name: 'Drills' }).first().click()
  await page.getByRole('button', { name: /^Send/ }).click()
  await responseHas(page, '"itemsFound"')
}

async function searchDocs(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByPlaceholder('Search types and fields').fill('Query.taxes')
  await page.getByRole('button', { name: 'Query.taxes' }).click()
  await page.getByRole('button', { name: 'TaxSearchInput' }).first().click()
  await page.getByRole('heading', { name: 'TaxSearchInput' }).waitFor()
}

/** A new tab has the headers of the first one. */
async function addTab(page: Page) {
  await write(page, 'Headers', '{ "apikey": "wrong" }')
  await page.getByRole('button', { name: 'New tab' }).click()
  await write(page, 'Query', '{ channels }')
  await page.keyboard.press('ControlOrMeta+Enter')
  await responseHas(page, 'Unauthorized')
}

export const listExplorerViews = (key: string): BrowserView[] => [
  { name: 'graphql', address },
  { name: 'graphql-sent', address, act: (page) => send(page, key) },
  { name: 'graphql-completion', address, act: complete },
  { name: 'graphql-history', address, act: (page) => openHistory(page, key) },
  { name: 'graphql-docs', address, act: searchDocs },
  { name: 'graphql-tabs', address, act: addTab },
]
