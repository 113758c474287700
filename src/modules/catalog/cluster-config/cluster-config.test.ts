import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDescription } from '../../../../test/attributes.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

const CREATE = `mutation ($input: ClusterConfigCreateInput!) { clusterConfigCreate(input: $input) {
  id name settings { id attributeName displayType priority clusterConfigId } } }`
const READ = `query ($id: Int!) { clusterConfig(clusterConfigId: $id) { id name settings { attributeName displayType priority } } }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  for (const name of ['COLOR', 'SIZE', 'FIT', 'LENGTH']) await addDescription(server, name)
})
afterAll(() => server.close())

const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const add = async (name: string, settings: object[] = []): Promise<Answer> =>
  (await server.gql(CREATE, { input: { name, settings } })).clusterConfigCreate
const read = async (id: number) => (await server.gql(READ, { id })).clusterConfig

test('a configuration is added with its settings, the lowest priority first', async () => {
  const added = await add('Shirts', [
    { attributeName: 'COLOR', displayType: 'COLOR', priority: 2 },
    { attributeName: 'SIZE', displayType: 'DROPDOWN', priority: 1 },
    { attributeName: 'FIT', displayType: 'RADIO' },
  ])

  const setting = (attributeName: string, displayType: string, priority: number) => ({
    id: expect.any(Number),
    attributeName,
    displayType,
    priority,
    clusterConfigId: String(added.id),
  })
  expect(added).toEqual({
    id: expect.any(Number),
    name: 'Shirts',
    settings: [setting('FIT', 'RADIO', 0), setting('SIZE', 'DROPDOWN', 1), setting('COLOR', 'COLOR', 2)],
  })
})

test('a name is unique, of letters, digits and underscores, and an attribute is used once in a configuration', async () => {
  await add('Taken_1')
  const count = async () => (await server.gql('{ clusterConfigs { id } }')).clusterConfigs.length
  const before = await count()

  const twice = { attributeName: 'SIZE', displayType: 'RADIO' }
  expect(await server.gql(CREATE, { input: { name: 'Taken_1' } })).toEqual(
    error('CREATE_CLUSTER_CONFIG_ERROR', 'ClusterConfig already exists'),
  )
  expect(await server.gql(CREATE, { input: { name: 'two words' } })).toEqual(
    error('VALIDATION_ERROR', 'name must consist of letters, digits and underscores'),
  )
  expect(await server.gql(CREATE, { input: { name: 'x' } })).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  expect(await server.gql(CREATE, { input: { name: 'Other', settings: [twice, twice] } })).toEqual(
    error('CREATE_CLUSTER_CONFIG_ERROR', 'The attribute [SIZE] is given twice'),
  )
  expect(await count()).toBe(before)
})

test('settings are added, changed and removed by number, within their configuration', async () => {
  const { id } = await add('By_number')
  const other = await add('Of_others')
  const setting = { attributeName: 'SIZE', displayType: 'DROPDOWN', priority: 5 }

  const added = await server.gql(
    `mutation ($id: Int!, $input: ClusterConfigSettingInput!) {
      clusterConfigAddSetting(clusterConfigId: $id, input: $input) { id attributeName displayType priority clusterConfigId } }`,
    { id, input: setting },
  )

  const settingId = added.clusterConfigAddSetting.id
  expect(added.clusterConfigAddSetting).toEqual({ ...setting, id: expect.any(Number), clusterConfigId: String(id) })
  const CHANGE = `mutation ($id: Int!, $settingId: Int!, $input: ClusterConfigSettingUpdateInput!) {
    clusterConfigUpdateSetting(clusterConfigId: $id, settingId: $settingId, input: $input) { id displayType priority } }`
  expect(await server.gql(CHANGE, { id: other.id, settingId, input: { priority: 1 } })).toEqual(
    error(
      'UPDATE_CLUSTER_CONFIG_SETTING_ERROR',
      `ClusterConfigSetting with id [${settingId}] and clusterConfigId [${other.id}] not found`,
    ),
  )
  expect(await server.gql(CHANGE, { id, settingId, input: { displayType: 'IMAGE' } })).toEqual({
    clusterConfigUpdateSetting: { id: settingId, displayType: 'IMAGE', priority: 5 },
  })
  const REMOVE = `mutation ($id: Int!, $settingId: Int!) { clusterConfigRemoveSetting(clusterConfigId: $id, settingId: $settingId) }`
  expect(await server.gql(REMOVE, { id, settingId })).toEqual({ clusterConfigRemoveSetting: true })
  expect(await server.gql(REMOVE, { id, settingId })).toMatchObject({
    errors: [{ code: 'REMOVE_SETTING_FROM_CLUSTER_CONFIG_ERROR' }],
  })
  expect(
    await server.gql(
      'mutation { clusterConfigAddSetting(clusterConfigId: 999999, input: { attributeName: "SIZE", displayType: RADIO }) { id } }',
    ),
  ).toEqual(error('ADD_SETTING_TO_CLUSTER_CONFIG_ERROR', 'ClusterConfig with id [999999] not found'))
  expect(await read(id)).toEqual({ id, name: 'By_number', settings: [] })
})

test('settings are added, changed and deleted by uuid, and show their author', async () => {
  const { id } = await add('By_uuid')
  const { items } = (await server.gql('{ clusterConfigsPaginated(input: { names: ["By_uuid"] }) { items { uuid createdBy } } }'))
    .clusterConfigsPaginated
  const configUuid = items[0].uuid
  const FIELDS =
    'uuid id name attributeName type displayType priority tenant configUuid clusterConfigId createdAt createdBy lastModifiedAt lastModifiedBy'

  const { clusterConfigSettingCreate: added } = await server.gql(
    `mutation ($uuid: String!) { clusterConfigSettingCreate(configUuid: $uuid,
       input: { attributeName: "SIZE", displayType: RADIO, priority: 3 }) { ${FIELDS} } }`,
    { uuid: configUuid },
  )

  const shown = {
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    id: expect.any(Number),
    name: 'SIZE',
    attributeName: 'SIZE',
    type: 'SELECTABLE_ATTRIBUTE',
    displayType: 'RADIO',
    priority: '3',
    tenant: 'default',
    configUuid,
    clusterConfigId: id,
    createdAt: TODAY,
    createdBy: 0,
    lastModifiedAt: TODAY,
    lastModifiedBy: 0,
  }
  expect(added).toEqual(shown)
  const { uuid } = added
  const changed = await server.gql(
    `mutation ($uuid: String!) { clusterConfigSettingUpdate(uuid: $uuid, input: { attributeName: "LENGTH", priority: null }) { ${FIELDS} } }`,
    { uuid },
  )
  const renamed = { ...added, name: 'LENGTH', attributeName: 'LENGTH', priority: '0' }
  expect(changed).toEqual({ clusterConfigSettingUpdate: renamed })
  expect(await server.gql(`{ clusterConfigSetting(uuid: "${uuid}") { ${FIELDS} } }`)).toEqual({ clusterConfigSetting: renamed })
  expect(await server.gql(`mutation { clusterConfigSettingDelete(uuid: "${uuid}") }`)).toEqual({
    clusterConfigSettingDelete: true,
  })
  expect(await server.gql(`{ clusterConfigSetting(uuid: "${uuid}") { uuid } }`)).toMatchObject({
    errors: [{ code: 'CLUSTER_CONFIG_SETTING_NOT_FOUND_ERROR' }],
  })
})

test('a configuration is renamed; without its id nothing is renamed', async () => {
  const { id } = await add('Old_name')

  const RENAME = `mutation ($id: Int, $name: String) {
    clusterConfigUpdate(clusterConfigId: $id, input: { name: $name }) { id name createdBy lastModifiedBy settings { uuid } } }`
  expect(await server.gql(RENAME, { id, name: 'New_name' })).toEqual({
    clusterConfigUpdate: { id, name: 'New_name', createdBy: null, lastModifiedBy: null, settings: [] },
  })
  expect(await server.gql(RENAME, { name: 'Nobody' })).toEqual(error('VALIDATION_ERROR', 'clusterConfigId must be given'))
  expect(await server.gql(RENAME, { id: 999_999, name: 'Nobody' })).toEqual(
    error('CLUSTER_CONFIG_NOT_FOUND_ERROR', 'ClusterConfig with id [999999] not found'),
  )
  expect((await read(id)).name).toBe('New_name')
})

test('a configuration that a cluster uses cannot be deleted; another is deleted with its settings', async () => {
  const used = await add('Used', [{ attributeName: 'SIZE', displayType: 'RADIO' }])
  const idle = await add('Idle', [{ attributeName: 'SIZE', displayType: 'RADIO' }])
  await server.gql(`mutation { clusterCreate(input: { clusterConfigId: ${used.id} }) { id } }`)

  expect(await server.gql(`mutation { clusterConfigDelete(id: ${used.id}) }`)).toEqual(
    error('DELETE_CLUSTER_CONFIG_ERROR', 'ClusterConfig is still in use'),
  )
  expect(await read(used.id)).toMatchObject({ settings: [{ attributeName: 'SIZE' }] })
  expect(await server.gql(`mutation { clusterConfigDelete(id: ${idle.id}) }`)).toEqual({ clusterConfigDelete: true })
  expect(await server.gql(`mutation { clusterConfigDelete(id: ${idle.id}) }`)).toEqual(
    error('DELETE_CLUSTER_CONFIG_ERROR', `ClusterConfig with id [${idle.id}] not found`),
  )
  expect(await server.gql(READ, { id: idle.id })).toMatchObject({ errors: [{ code: 'CLUSTER_CONFIG_NOT_FOUND_ERROR' }] })
})

test('configurations are found by a part of their name or by their names, and their settings cost one statement', async () => {
  await add('Find_a', [{ attributeName: 'SIZE', displayType: 'RADIO' }])
  await add('Find_b')
  const find = async (input: string) =>
    (
      await server.gql(
        `{ clusterConfigsPaginated(input: { ${input} }) { itemsFound items { name settings { attributeName } } } }`,
      )
    ).clusterConfigsPaginated

  server.statements.length = 0
  const found = await find('term: "find_"')

  const a = { name: 'Find_a', settings: [{ attributeName: 'SIZE' }] }
  expect(server.statements).toHaveLength(2)
  expect(found).toEqual({ itemsFound: 2, items: [a, { name: 'Find_b', settings: [] }] })
  expect(await find('names: ["Find_a", "Nobody"]')).toEqual({ itemsFound: 1, items: [a] })
})

test('a setting names an attribute of products that there is, which then cannot be deleted', async () => {
  const { id } = await add('Strict', [{ attributeName: 'SIZE', displayType: 'RADIO' }])
  const strict = await addDescription(server, 'STRICT_FIT')
  await addDescription(server, 'OF_CLUSTERS', 'TEXT', { attributeClass: 'CLUSTER' })
  const unknown = (name: string, code = 'ADD_SETTING_TO_CLUSTER_CONFIG_ERROR') =>
    error(code, `AttributeDescription with name [${name}] and attributeClass [PRODUCT] not found`)
  const put = (attributeName: string) =>
    server.gql(
      `mutation ($id: Int!, $input: ClusterConfigSettingInput!) { clusterConfigAddSetting(clusterConfigId: $id, input: $input) { id } }`,
      { id, input: { attributeName, displayType: 'IMAGE' } },
    )

  expect(await put('NOBODY')).toEqual(unknown('NOBODY'))
  expect(await put('OF_CLUSTERS')).toEqual(unknown('OF_CLUSTERS'))
  const { clusterConfigAddSetting: added } = await put('STRICT_FIT')
  const CHANGE = `mutation ($id: Int!, $settingId: Int!) {
    clusterConfigUpdateSetting(clusterConfigId: $id, settingId: $settingId, input: { attributeName: "NOBODY" }) { id } }`
  expect(await server.gql(CHANGE, { id, settingId: added.id })).toEqual(unknown('NOBODY', 'UPDATE_CLUSTER_CONFIG_SETTING_ERROR'))
  expect(
    await server.gql(CREATE, { input: { name: 'Lax', settings: [{ attributeName: 'NOBODY', displayType: 'RADIO' }] } }),
  ).toEqual(unknown('NOBODY', 'CREATE_CLUSTER_CONFIG_ERROR'))
  expect((await read(id)).settings.map(({ attributeName }: Answer) => attributeName)).toEqual(['SIZE', 'STRICT_FIT'])
  expect(
    (await server.gql('{ clusterConfigsPaginated(input: { names: ["Lax"] }) { itemsFound } }')).clusterConfigsPaginated,
  ).toEqual({
    itemsFound: 0,
  })
  const DELETE = `mutation { attributeDescriptionDelete(id: "${strict}") }`
  expect(await server.gql(DELETE)).toEqual(
    error(
      'ATTRIBUTE_DESCRIPTION_DELETE',
      'AttributeDescription STRICT_FIT is a setting of the cluster configuration Strict and cannot be deleted',
    ),
  )
  expect(await server.gql(`{ attributeDescription(id: "${strict}") { name } }`)).toEqual({
    attributeDescription: { name: 'STRICT_FIT' },
  })
  await server.gql(`mutation { clusterConfigRemoveSetting(clusterConfigId: ${id}, settingId: ${added.id}) }`)
  expect(await server.gql(DELETE)).toEqual({ attributeDescriptionDelete: true })
})

test('a cluster shows its configuration, and its settings as drill-downs', async () => {
  const [size, width] = [await addDescription(server, 'DRILL_SIZE'), await addDescription(server, 'DRILL_WIDTH')]
  const { id } = await add('Drill', [
    { attributeName: 'DRILL_WIDTH', displayType: 'IMAGE', priority: 2 },
    { attributeName: 'DRILL_SIZE', displayType: 'DROPDOWN', priority: 1 },
  ])

  const { clusterCreate: made } = await server.gql(
    `mutation { clusterCreate(input: { clusterConfigId: ${id} }) {
      config { id name settings { attributeName priority } } clusterConfig { id }
      drillDowns { attributeId priority displayType } } }`,
  )

  expect(made).toEqual({
    config: {
      id,
      name: 'Drill',
      settings: [
        { attributeName: 'DRILL_SIZE', priority: '1' },
        { attributeName: 'DRILL_WIDTH', priority: '2' },
      ],
    },
    clusterConfig: { id },
    drillDowns: [
      { attributeId: size, priority: 1, displayType: 'DROPDOWN' },
      { attributeId: width, priority: 2, displayType: 'IMAGE' },
    ],
  })
})
