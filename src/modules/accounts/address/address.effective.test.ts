import { expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer } from '../../../../test/test-server.js'

const quay = { type: 'delivery', street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' }

test('a company orders with its own addresses of a type, or else with those of the nearest company above that has some', async () => {
  const server = await startTestServer()
  const [group, division, site, other] = [
    await addCompany(server, 'Group'),
    await addCompany(server, 'Division'),
    await addCompany(server, 'Site'),
    await addCompany(server, 'Other'),
  ]
  await server.db.updateTable('company').set({ belongsToCompanyId: group }).where('id', '=', division).execute()
  await server.db.updateTable('company').set({ belongsToCompanyId: division }).where('id', '=', site).execute()
  const add = (id: number, address: object) => server.rest(`POST /v2/companies/id/${id}/addresses`, { ...quay, ...address })
  await add(group, { type: 'invoice', street: 'Group invoice' })
  await add(group, { street: 'Group delivery' })
  await add(division, { street: 'Division delivery 1', isDefault: 'Y' })
  await add(division, { street: 'Division delivery 2' })
  await add(division, { type: 'home', street: 'Division home' })
  await add(site, { type: 'home', street: 'Site home' })
  await add(other, { type: 'invoice', street: 'Other invoice' })

  const streets = (rows: Answer) => rows.map(({ street }: Answer) => street)
  const { companies } = await server.gql(`{ companies(input: { sort: [{ field: NAME }] }) { items { name
    addresses { street } addressesEffective { street } defaults: addressesEffective(type: delivery, isDefault: Y) { street } } } }`)
  expect(
    companies.items.map(({ name, addresses, addressesEffective, defaults }: Answer) => [
      name,
      streets(addresses).length,
      streets(addressesEffective),
      streets(defaults),
    ]),
  ).toEqual([
    ['Division', 3, ['Division delivery 1', 'Division delivery 2', 'Division home', 'Group invoice'], ['Division delivery 1']],
    ['Group', 2, ['Group invoice', 'Group delivery'], []],
    ['Other', 1, ['Other invoice'], []],
    ['Site', 1, ['Site home', 'Group invoice', 'Division delivery 1', 'Division delivery 2'], ['Division delivery 1']],
  ])
  const { body } = await server.rest(`GET /v2/companies/id/${site}/addresses/effective?type=delivery&offset=1&page=2`)
  expect([body.itemsFound, body.pages, streets(body.data)]).toEqual([2, 2, ['Division delivery 2']])
  expect((await server.rest('GET /v2/companies/id/99/addresses/effective')).status).toBe(404)

  // A buyer of the site sees those of the group, but cannot change them.
  await addContact(server, { email: 'ada@site.test', companyIds: [site] })
  const key = await server.keyFor({})
  const { accessToken } = await logIn(server, 'ada@site.test')
  const shown = await server.gql(
    `{ company(id: ${site}) { addressesEffective(type: invoice) { id street } } }`,
    {},
    key,
    accessToken,
  )
  expect(streets(shown.company.addressesEffective)).toEqual(['Group invoice'])
  const { id } = shown.company.addressesEffective[0]
  const change = (companyId: number) =>
    server.gql(
      `mutation { companyAddressUpdate(input: { id: ${id}, companyId: ${companyId}, street: "Mine" }) { id } }`,
      {},
      key,
      accessToken,
    )
  expect((await change(site)).errors[0].code).toBe('ADDRESS_NOT_FOUND_ERROR')
  expect((await change(group)).errors[0].code).toBe('FORBIDDEN')
})
