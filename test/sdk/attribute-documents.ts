/** Sends the SDK's documents of attributes: their descriptions, and the values of records. */
import { deepEqual, equal } from 'node:assert/strict'
import type { DocumentShop } from './catalog-documents.js'
import { csvFile, type Data, type DocumentRunner, dutch } from './run.js'

const descriptionInput = (name: string, attributeClass: string, type: string, defaultValue: object) => ({
  input: { name, attributeClass, type, descriptions: dutch(name), defaultValue },
})

export async function sendAttributes(run: DocumentRunner, { shelf, productIds: [productId] }: DocumentShop) {
  const created = await run(
    'attributeDescriptionCreate',
    descriptionInput('SDK_POWER', 'PRODUCT', 'INT', { intValue: 0 }),
    (it) => deepEqual([it.name, it.type, it.isSearchable], ['SDK_POWER', 'INT', true]),
  )
  const { id } = created
  await run('attributeDescription', { id }, (it) => equal(it.name, 'SDK_POWER'))
  await run('attributeDescriptions', { input: { names: ['SDK_POWER'] } }, (page) => equal(page.itemsFound, 1))
  await run('attributeDescriptionUpdate', { id, input: { units: dutch('W') } }, (it) => deepEqual(it.units, dutch('W')))
  await sendProductAttributes(run, id, productId)
  await sendOtherOwners(run, shelf.categoryId)
  await sendPeople(run)
  await run('attributeDescriptionDelete', { id }, (answer) => equal(answer, true))
  await sendAttributeImports(run)
}

const readInt = ({ value }: Data) => value.intValue

async function sendProductAttributes(run: DocumentRunner, attributeDescriptionId: string, productId: number) {
  const input = { attributeDescriptionId, productId, value: { intValue: 750 } }
  const { id } = await run('attributeCreate', { input }, (it) => equal(readInt(it), 750))
  await run('attribute', { id }, (it) => equal(readInt(it), 750))
  await run('attributeUpdate', { id, input: { value: { intValue: 900 } } }, (it) => equal(readInt(it), 900))
  await run('attributes', { input: { productIds: [productId] } }, (page) => equal(page.itemsFound, 1))
  await run('attributesByProductId', { productId, input: {} }, (page) => deepEqual(page.items.map(readInt), [900]))
  await run('attributeResultByProductId', { productId, input: {} }, (page) => {
    const own = page.items.find(({ attributeDescription }: Data) => attributeDescription.name === 'SDK_POWER')
    deepEqual([own.attribute.__typename, own.value.intValue], ['ProductAttribute', 900])
  })
  await run('attributeDelete', { id }, (answer) => equal(answer, true))
}

/** Writes an attribute of a record and reads it back. */
async function sendAttributesOf(run: DocumentRunner, attributeClass: string, of: Record<string, number>) {
  const described = await run(
    'attributeDescriptionCreate',
    descriptionInput(`SDK_${attributeClass}`, attributeClass, 'TEXT', { textValues: [] }),
  )
  const value = { textValues: [{ language: 'NL', values: ['Ja'] }] }
  await run('attributeCreate', { input: { attributeDescriptionId: described.id, ...of, value } })
  const name = `attributeResultBy${attributeClass[0]}${attributeClass.slice(1).toLowerCase()}Id`
  const own = { attributeDescription: { ids: [described.id] } }
  await run(name, { ...of, input: own }, ({ items }) =>
    deepEqual(items[0].value.textValues, [{ language: 'NL', values: ['Ja'] }]),
  )
  return described.id
}

async function sendOtherOwners(run: DocumentRunner, categoryId: number) {
  const config = await run('clusterConfigCreate', { input: { name: 'SDK_ATTRIBUTES' } })
  const input = { names: dutch('SDK eigenschappen'), clusterConfigId: config.id, parentId: categoryId }
  const { clusterId } = await run('clusterCreate', { input })
  const ids = [await sendAttributesOf(run, 'CATEGORY', { categoryId }), await sendAttributesOf(run, 'CLUSTER', { clusterId })]
  await run('cluster', { clusterId }, (it) => equal(it.attributes.items[0].attribute.__typename, 'ClusterAttribute'))
  await run('category', { categoryId }, (it) => equal(it.attributes.itemsFound, 1))
  await run('attributeDescriptionDeleteBulk', { ids }, (answer) => deepEqual(answer, { deletedIds: ids, failedIds: [] }))
  await run('clusterDelete', { id: clusterId })
  await run('clusterConfigDelete', { id: config.id })
}

async function sendPeople(run: DocumentRunner) {
  const { companyId } = await run('companyCreate', { input: { name: 'SDK attributes' } })
  const person = (name: string) => ({ email: `${name}-attributes@sdk.test`, firstName: 'At', lastName: 'Tribute' })
  const { contactId } = await run('contactCreate', { input: { ...person('contact'), parentId: companyId } })
  const { customerId } = await run('customerCreate', { input: person('customer') })
  const ids = [
    await sendAttributesOf(run, 'COMPANY', { companyId }),
    await sendAttributesOf(run, 'CONTACT', { contactId }),
    await sendAttributesOf(run, 'CUSTOMER', { customerId }),
  ]
  const attributeInputs = { companyAttributesInput: {}, contactAttributesInput: {}, customerAttributesInput: {} }
  await run('company', { id: companyId, ...attributeInputs }, (it) => equal(it.attributes.itemsFound, 1))
  await run('contact', { id: contactId, ...attributeInputs }, (it) => equal(it.attributes.itemsFound, 1))
  await run('customer', { id: customerId, ...attributeInputs }, (it) => equal(it.attributes.itemsFound, 1))
  await run('attributeDescriptionDeleteBulk', { ids })
  await run('contactDelete', { id: contactId })
  await run('customerDelete', { id: customerId })
  await run('companyDelete', { id: companyId })
}

async function sendAttributeImports(run: DocumentRunner) {
  const requireImported = (rows: number) => (answer: Data) => deepEqual(answer, { importedCount: rows, errors: [] })
  const descriptions = csvFile('name,attributeClass,type,language,description', 'SDK_CSV,PRODUCT,TEXT,NL,Uit bestand')
  await run('attributeDescriptionCsvImport', { input: { file: descriptions } }, requireImported(1))
  const values = csvFile(
    'attributeClass,lookupKey,lookupValue,attributeDescriptionName,textValues,textValuesLanguage',
    'PRODUCT,sku,SDK-Klem,SDK_CSV,RVS,NL',
  )
  await run('attributeCsvImport', { input: { file: values } }, requireImported(1))
  const { items } = await run('attributeDescriptions', { input: { names: ['SDK_CSV'] } })
  await run('attributeDescriptionDelete', { id: items[0].id })
}
