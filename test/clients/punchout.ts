/** A punch-out session of each protocol: a buyer comes from the procurement system, fills a cart, and takes it back as a requisition. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import type { Package } from '../install-aside.js'
import { CART, fillCart, openAdmin, openStorefront, query, type Shop } from './shop.js'

const SECRET = 'punch-out & "secret"'
const ATTRIBUTE = 'CXML_SHARED_SECRET'
const context = { language: 'NL', currency: 'EUR', session: { CLASSIFICATION: '27112700', OKCODE: 'ADDI', CALLER: 'CTLG' } }

const setupRequest = (secret: string) => `Content-Type: text/xml

<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1@procurement.example" timestamp="2026-11-15T12:00:00+00:00">
  <Header>
    <From><Credential domain="NetworkId"><Identity>BUYER</Identity></Credential></From>
    <To><Credential domain="NetworkId"><Identity>SUPPLIER</Identity></Credential></To>
    <Sender><Credential domain="NetworkId"><Identity>BUYER</Identity><SharedSecret>${secret}</SharedSecret></Credential><UserAgent>Test</UserAgent></Sender>
  </Header>
  <Request deploymentMode="test">
    <PunchOutSetupRequest operation="create">
      <BuyerCookie>cookie-1</BuyerCookie>
      <BrowserFormPost><URL>https://procurement.example/return</URL></BrowserFormPost>
    </PunchOutSetupRequest>
  </Request>
</cXML>`

export async function testPunchout(shop: Shop) {
  const punchout = shop.load('@propeller-commerce/propeller-v2-punchout')
  const admin = openAdmin(shop)
  const email = shop.credentials.users.contact?.email ?? ''
  const { contacts } = await query(
    admin,
    'query ($email: String) { contacts(input: { email: $email }) { items { contactId } } }',
    {
      email,
    },
  )
  const contactId: number = contacts.items[0].contactId
  await storeSecret(shop, admin, contactId)
  await shop.step('PunchOut: a cXML session, from the setup request to the order message', () =>
    runCxml(shop, punchout, contactId),
  )
  await shop.step('PunchOut: a cXML setup request with another secret finds no buyer', async () => {
    const { sharedSecret } = punchout.parseSetupRequest(setupRequest('guess'))
    equal(punchout.validateSharedSecret(sharedSecret, await readSecret(shop, contactId)), false)
    ok(punchout.buildErrorResponse(401, 'Unknown buyer').includes('code="401"'))
  })
  await shop.step('PunchOut: an OCI session, from the entry URL to the fields of the cart', () =>
    runOci(shop, punchout, contactId),
  )
}

/** The shared secret is an attribute of the contact. */
async function storeSecret(shop: Shop, admin: Package, contactId: number) {
  const attributes = shop.sdk.attributeService(admin)
  const { id } = await attributes.createAttributeDescription({
    name: ATTRIBUTE,
    attributeClass: 'CONTACT',
    type: 'TEXT',
    descriptions: [{ language: 'NL', value: ATTRIBUTE }],
    defaultValue: { textValues: [] },
  })
  const value = { textValues: [{ language: 'NL', values: [SECRET.replaceAll('&', '&amp;')] }] }
  await attributes.createAttribute({ attributeDescriptionId: id, contactId, value })
}

/** Reads the secret with the order-editor key alone, as the published storefronts do. */
async function readSecret({ sdk, endpoint, credentials }: Shop, contactId: number): Promise<string> {
  const client = sdk.createClient({ endpoint, securityMode: 'direct', apiKey: credentials.graphql.orderEditorKey })
  const page = await sdk.attributeService(client).getAttributeResultByContactId({ contactId, input: { page: 1, offset: 50 } })
  const found = page.items.find((item: Package) => item.attributeDescription?.name === ATTRIBUTE)
  return found.value.textValues[0].values[0]
}

/** Logs in with a magic token, and fills a cart. */
async function shopWithToken(shop: Shop, token: string): Promise<{ client: Package; cart: Package }> {
  const client = openStorefront(shop)
  const { session } = await shop.sdk.magicTokenService(client).magicTokenLogin(token)
  client.updateConfig({ headers: { Authorization: `Bearer ${session.accessToken}` } })
  const { viewer } = await query(client, '{ viewer { ... on Contact { contactId company { companyId } } } }')
  const { cartId } = await fillCart(shop, client, viewer, 'DRL-1800', 3)
  const cart = await shop.sdk.cartService(client).getCart({ cartId, ...CART })
  return { client, cart }
}

async function runCxml(shop: Shop, punchout: Package, contactId: number) {
  const request = punchout.parseSetupRequest(setupRequest(SECRET.replaceAll('&', '&amp;')))
  deepEqual(
    [request.fromIdentity, request.toIdentity, request.buyerCookie, request.browserFormPostUrl, request.operation],
    ['BUYER', 'SUPPLIER', 'cookie-1', 'https://procurement.example/return', 'create'],
  )
  equal(punchout.validateSharedSecret(request.sharedSecret, await readSecret(shop, contactId)), true)
  const token = await createToken(shop, contactId, true)
  const startUrl = punchout.buildStartUrl('https://shop.example/api/punchout/enter', { mode: 'cxml', mtoken: token })
  ok(punchout.buildSetupResponse({ startUrl }).includes(`<URL><![CDATA[${startUrl}]]></URL>`))

  const { client, cart } = await shopWithToken(shop, new URL(startUrl).searchParams.get('mtoken') ?? '')
  const xml: string = punchout.buildOrderCxml(cart, {
    ...context,
    buyerCookie: request.buyerCookie,
    from: 'BUYER',
    to: 'SUPPLIER',
  })
  const money = (amount: number) => `<Money currency="EUR">${amount.toFixed(2)}</Money>`
  const [line] = cart.items
  for (const part of [
    '<From><Credential domain="NetworkId"><Identity>SUPPLIER</Identity>',
    '<BuyerCookie>cookie-1</BuyerCookie>',
    `<Total>${money(cart.total.totalGross)}</Total>`,
    `<Tax>${money(cart.total.totalNet - cart.total.totalGross)}</Tax>`,
    '<ItemIn quantity="3" lineNumber="1"><ItemID><SupplierPartID>DRL-1800</SupplierPartID>',
    `<UnitPrice>${money(line.price)}</UnitPrice>`,
    '<![CDATA[Accuboormachine 18 V]]>',
    '<ManufacturerName>Kolb</ManufacturerName>',
  ])
    ok(xml.includes(part), `${part} is not in ${xml}`)
  ok(cart.total.totalNet > cart.total.totalGross && line.price > 0)
  equal(await shop.sdk.cartService(client).deleteCart({ id: cart.cartId }), true)
  await rejects(shop.sdk.magicTokenService(openStorefront(shop)).magicTokenLogin(token))
}

async function runOci(shop: Shop, punchout: Package, contactId: number) {
  const token = await createToken(shop, contactId, false)
  const entry = punchout.buildStartUrl('https://shop.example/api/punchout/enter', {
    mode: 'oci',
    mtoken: token,
    HOOK_URL: 'https://procurement.example/hook?a=1&b=2',
    '~CALLER': 'CTLG',
    '~OKCODE': 'ADDI',
    CLASSIFICATION: '27112700',
  })
  const entryQuery = Object.fromEntries(new URL(entry).searchParams)
  deepEqual(punchout.mapOciParams(entryQuery), context.session)

  const { cart } = await shopWithToken(shop, entryQuery.mtoken ?? '')
  const fields = punchout.buildOciFields(cart, { ...context, session: punchout.mapOciParams(entryQuery) })
  const [line] = cart.items
  const expected = {
    '~OkCode': 'ADDI',
    '~caller': 'CTLG',
    'NEW_ITEM-DESCRIPTION[1]': 'Accuboormachine 18 V',
    'NEW_ITEM-QUANTITY[1]': '3',
    'NEW_ITEM-PRICE[1]': line.price.toFixed(2),
    'NEW_ITEM-CURRENCY[1]': 'EUR',
    'NEW_ITEM-VENDORMAT[1]': 'DRL-1800',
    'NEW_ITEM-MANUFACTMAT[1]': 'Kolb',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': String(line.productId),
    'NEW_ITEM-MATGROUP[1]': '27112700',
    'NEW_ITEM-CUST_FIELD1[1]': line.totalSumNet.toFixed(2),
    'NEW_ITEM-CUST_FIELD2[1]': line.taxCode,
  }
  for (const [name, value] of Object.entries(expected)) equal(fields[name], value, name)
  const form: string = punchout.buildAutoPostForm(entryQuery.HOOK_URL, fields)
  ok(
    form.includes('action="https://procurement.example/hook?a=1&amp;b=2"') &&
      form.includes('name="NEW_ITEM-VENDORMAT[1]" value="DRL-1800"'),
  )
}

/** `magicTokenCreate` needs `configuration.OWNER`, which only some order-editor keys have: the test takes the administrator's. */
async function createToken(shop: Shop, contactId: number, oneTimeUse: boolean): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  return (await shop.sdk.magicTokenService(openAdmin(shop)).createMagicToken({ contactId, oneTimeUse, expiresAt })).id
}
