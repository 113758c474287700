/** Loads the companies of the whole shop, and what storefronts read of companies: their sector and their machines. */
import { DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import { type DemoClient, sendAll } from '../client.js'
import { splitText } from '../words.js'
import { companyAttributes, companyCalls, SECTORS, sectorsOfCompanies } from './companies.js'

/** Adds the companies and their contacts. */
export const loadCompanies = (client: DemoClient): Promise<void> => sendAll(client, companyCalls)

const updateCompany = 'mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) { companyId } }'

const textAttribute = (name: string, [nl, en, de]: readonly [string, string, string]) => ({
  attributeDescriptionName: name,
  value: {
    textValues: [
      { language: DEFAULT_LANGUAGE, values: [nl] },
      { language: 'EN', values: [en] },
      { language: 'DE', values: [de] },
    ],
  },
})

/** The companies that own the demo machine. */
const MACHINE_OWNERS = ['1001', '1002']

/** Says what each company does, and which machines it has. `companyIds` are the ids of companies by their numbers. */
export async function describeCompanies(
  client: DemoClient,
  companyIds: Readonly<Record<string, number>>,
  machineIds: readonly string[],
): Promise<void> {
  await sendAll(client, [companyAttributes])
  for (const [number, sector] of sectorsOfCompanies) {
    const machines = machineIds.join(',')
    const attributes = [
      textAttribute('SECTOR', splitText(SECTORS[sector])),
      ...(MACHINE_OWNERS.includes(number) ? [textAttribute('MY_INSTALLATIONS', [machines, machines, machines])] : []),
    ]
    await client.graphql(updateCompany, { id: companyIds[number], input: { attributes } })
  }
}
