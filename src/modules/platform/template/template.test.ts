import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { readPdf } from '../../../../test/pdf.js'
import { addContact } from '../../../../test/people.js'
import { PATIENT } from '../../../../test/setup/template-engine.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openTemplateEngine } from './engine/engine.js'
import { TemplateFailure } from './engine/template-engine.js'
import { htmlToText } from './html/plain-text.js'
import { toTypst } from './html/typst.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const en = (value: string) => [{ language: 'EN', value }]
const email = (more: object = {}) => ({
  contents: [{ language: 'EN', content: '<p>Dear {{name}}</p>' }],
  names: en('Greeting'),
  subjects: en('Hello {{name}}'),
  from: { email: 'shop@example.com', names: en('The shop') },
  ...more,
})
const CREATE = 'mutation ($input: EmailTemplateCreateInput!) { made: emailTemplateCreate(input: $input) { id } }'
const CREATE_DOCUMENT = 'mutation ($input: DocumentTemplateCreateInput!) { made: documentTemplateCreate(input: $input) { id } }'
const addEmail = async (more: object = {}): Promise<string> => (await server.gql(CREATE, { input: email(more) })).made.id
const addDocument = async (content: string, more: object = {}): Promise<string> => {
  const input = { contents: [{ language: 'EN', content }], names: en('Document'), fileNames: en('{{name}}.pdf'), ...more }
  return (await server.gql(CREATE_DOCUMENT, { input })).made.id
}
const RENDER = 'mutation ($id: String!, $data: JSON!) { html: templateRenderToHTML(id: $id, input: { data: $data }) }'
const render = async (
  content: string,
  data: object = {},
  more: object = {},
  ...caller: (string | undefined)[]
): Promise<Answer> => {
  const id = await addEmail({ contents: [{ language: 'EN', content }], ...more })
  const answer = await server.gql(RENDER, { id, data: { language: 'EN', ...data } }, ...(caller as []))
  return answer.html ?? answer.errors[0]
}

test('template values are escaped, and amounts, dates and words follow the language', async () => {
  const data = { name: '<Ada>', total: '1234567.895', at: '2026-11-15T23:30:00Z', names: [{ language: 'EN', value: 'Bolt' }] }

  const html = await render(
    '<b>{{name}}</b> {{money total}} {{date at}} {{t nl="Dag" en="Day"}} {{localize names}} {{lines "a\n<b>"}}',
    data,
  )

  expect(html).toBe('<b>&lt;Ada&gt;</b> €1,234,567.90 16 November 2026 Day Bolt a<br>&lt;b&gt;')
})

test('a template reaches nothing but its data', async () => {
  const content =
    '[{{constructor}}{{__proto__}}{{#with "s" as |s|}}{{s.constructor}}{{/with}}{{lookup this "constructor"}}{{toString}}]'

  expect(await render(content)).toBe('[]')
  expect(await render('{{#with (lookup this "constructor")}}{{name}}{{/with}}')).toBe('')
  expect((await render('{{> x}}')).code).toBe('HANDLEBARS_RENDER_ERROR')
  expect((await render('{{log "x"}}')).code).toBe('HANDLEBARS_RENDER_ERROR')
})

test('a template that cannot be compiled is not stored', async () => {
  const count = async () => (await server.gql('{ templates(input: {}) { itemsFound } }')).templates.itemsFound
  const before = await count()

  const deep = '{{#a}}'.repeat(1000) + '{{/a}}'.repeat(1000)
  for (const more of [
    { contents: [{ language: 'EN', content: '{{#if}' }] },
    { contents: [{ language: 'EN', content: deep }] },
    { subjects: en('{{') },
  ])
    expect((await server.gql(CREATE, { input: email(more) })).errors[0].code).toBe('HANDLEBARS_PRECOMPILE_ERROR')

  expect(await count()).toBe(before)
})

test('a template that takes too long, or makes too much, is stopped while others are rendered', async () => {
  const engine = openTemplateEngine({
    limits: { start: 120_000, precompile: 60_000, render: 5000, pdf: 60_000 },
    maxProcesses: 2,
  })
  const many = Array.from({ length: 3000 }, () => 1)
  const loops = { content: { text: '{{#each l}}{{#each ../l}}{{#each ../../l}}{{/each}}{{/each}}{{/each}}' } }

  const slow = engine.render(loops, { l: many }).catch((error: unknown) => error)
  const large = await engine
    .render({ content: { text: '{{#each l}}{{../t}}{{/each}}' } }, { l: many, t: 'x'.repeat(1000) })
    .catch((error) => error)
  const after = await slow.then(() => engine.render({ content: { text: 'fine' } }, {}))
  await engine.end()

  expect(await slow).toEqual(new TemplateFailure('Rendering was stopped after 5000 ms'))
  expect([large.field, large.message]).toEqual(['content', 'The output is larger than 2000000 characters'])
  expect(after).toEqual({ content: 'fine' })
})

test('a document that takes long delays no e-mail, and ends when nobody waits for it', async () => {
  const engine = openTemplateEngine({ limits: PATIENT, maxProcesses: 1 })
  const many = Array.from({ length: 3000 }, () => 1)
  const loops = { content: { text: '{{#each l}}{{#each ../l}}{{#each ../../l}}{{/each}}{{/each}}{{/each}}' } }
  const leaving = new AbortController()
  let isOver = false

  const slow = engine.render(loops, { l: many }, { signal: leaving.signal }).finally(() => {
    isOver = true
  })
  const waiting = engine.render({ content: { text: 'waits' } }, {})
  const mail = await engine.render({ content: { text: 'Dear {{name}}' } }, { name: 'Ada' }, { isMail: true })
  const wasOver = isOver
  leaving.abort(new Error('the client left'))

  await expect(slow).rejects.toThrow('the client left')
  expect([mail, wasOver]).toEqual([{ content: 'Dear Ada' }, false])
  expect(await waiting).toEqual({ content: 'waits' })
  await engine.end()
})

test('the query of a template has the rights of the caller who renders it, and only reads', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Queried'))
  const more = {
    customQuery: 'query ($id: Int!) { order(orderId: $id) { id email } }',
    queryVariables: '{ "id": {{orderId}} }',
  }
  const viewer = await server.keyFor({ configuration: 'OWNER' })
  const render2 = (extra: object, key?: string) =>
    render('{{order.email}} {{query.order.id}}', { orderId: order.id }, { ...more, ...extra }, key)

  expect(await render2({})).toBe(`buyer@example.com ${order.id}`)
  expect(await render2({}, viewer)).toMatchObject({
    code: 'TEMPLATE_DO_CUSTOM_QUERY_ERROR',
    message: expect.stringContaining('Forbidden resource'),
  })
  expect(await render2({ customQuery: 'mutation { templateDelete(id: "x") }' })).toMatchObject({
    message: 'A template may only run queries',
  })
  expect(await render2({ customQuery: '{ nothing }' })).toMatchObject({ code: 'TEMPLATE_DO_CUSTOM_QUERY_ERROR' })
  expect(await render2({ queryVariables: '{ "id": }' })).toMatchObject({ code: 'HANDLEBARS_RENDER_VARIABLES_ERROR' })
})

test('the query of a template may request another document, which does not wait for the template to be finished', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Copied'))
  const more = {
    customQuery: 'query ($id: Int!) { pdf: orderGetPDF(orderId: $id) { fileName } }',
    queryVariables: '{ "id": {{orderId}} }',
  }

  expect(await render('With {{pdf.fileName}}', { orderId: order.id }, more)).toBe(`With order-${order.id}.pdf`)
})

test('in an e-mail of an event the query has the rights of the person that the event is about', async () => {
  const { id: contactId, companyIds } = await addContact(server, { email: 'party@oak.test' })
  await addOrder(server, contactId, { reference: 'theirs', companyId: companyIds[0] })
  await addOrder(server, await addBuyer(server, 'Stranger'), { reference: 'not theirs' })
  const { templates } = await server.gql(
    '{ templates(input: { offset: 100 }) { items { id names { value } ... on EmailTemplate { subjects { value } } } } }',
  )
  const welcome = templates.items.find(({ names }: Answer) => names.some(({ value }: Answer) => value === 'Welcome'))
  const update =
    'mutation ($id: String!, $input: EmailTemplateUpdateInput!) { emailTemplateUpdate(id: $id, input: $input) { id } }'
  const content = '{{#each orders.items}}[{{reference}}]{{/each}}'

  await server.gql(update, {
    id: welcome.id,
    input: { customQuery: '{ orders { items { reference } } }', contents: [{ language: 'EN', content }] },
  })
  await server.gql('mutation ($id: Int!) { triggerContactSendWelcomeEmailEvent(input: { contactId: $id, language: "EN" }) }', {
    id: contactId,
  })
  await server.outbox.work()
  await server.gql(update, { id: welcome.id, input: { customQuery: null } })

  expect(server.outbox.failures).toEqual([])
  expect(
    server
      .mails()
      .find(({ headers }) => headers.to?.includes('party@oak.test'))
      ?.html.trim(),
  ).toBe('[theirs]')
})

test('failures are in the log, which can be searched, sorted and counted', async () => {
  const server = await startTestServer()
  const made = await server.gql(CREATE, {
    input: email({ contents: [{ language: 'EN', content: '{{date name}}' }], customQuery: '{ nothing }' }),
  })
  const { id } = made.made
  const fail = () => server.gql(RENDER, { id, data: { name: 'x' } })
  await fail()
  server.travel('2026-11-16T12:00:00.000Z')
  await server.gql('mutation ($id: String!) { emailTemplateUpdate(id: $id, input: { customQuery: null }) { id } }', { id })
  await fail()
  const logs = async (input: object) => {
    const fields =
      '{ itemsFound items { id errorType errorMessage fieldName templateId topicName eventInstance stackTrace createdAt } }'
    return (
      await server.gql(`query ($input: TemplateErrorLogSearchInput!) { logs: templateErrorLogs(input: $input) ${fields} }`, {
        input,
      })
    ).logs
  }
  const types = async (input: object) => (await logs(input)).items.map(({ errorType }: Answer) => errorType)

  const { items } = await logs({ sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }] })
  expect(items[0]).toMatchObject({
    errorType: 'RENDER_ERROR',
    errorMessage: '[x] is not a date',
    fieldName: 'content',
    templateId: id,
    topicName: null,
    createdAt: '2026-11-16T12:00:00.000Z',
  })
  expect(items[1]).toMatchObject({ errorType: 'CUSTOM_QUERY_ERROR', fieldName: 'customQuery' })
  expect(
    (await server.gql('query ($id: String!) { templateErrorLog(id: $id) { id stackTrace } }', { id: items[0].id }))
      .templateErrorLog,
  ).toEqual({ id: items[0].id, stackTrace: items[0].stackTrace })
  expect(await types({ errorTypes: ['CUSTOM_QUERY_ERROR'] })).toEqual(['CUSTOM_QUERY_ERROR'])
  expect(await types({ dateFrom: '2026-11-16T00:00:00.000Z' })).toEqual(['RENDER_ERROR'])
  expect(await types({ dateTo: '2026-11-16T00:00:00.000Z' })).toEqual(['CUSTOM_QUERY_ERROR'])
  expect(await types({ templateIds: ['019a0000-0000-7000-8000-000000009999'] })).toEqual([])
  expect(await types({ sortInputs: [{ field: 'ERROR_TYPE', order: 'DESC' }] })).toEqual(['RENDER_ERROR', 'CUSTOM_QUERY_ERROR'])
  const stats = '{ templateErrorLogStats { totalCount renderErrorCount customQueryErrorCount oldestEntry newestEntry } }'
  expect((await server.gql(stats)).templateErrorLogStats).toEqual({
    totalCount: 2,
    renderErrorCount: 1,
    customQueryErrorCount: 1,
    oldestEntry: '2026-11-15T12:00:00.000Z',
    newestEntry: '2026-11-16T12:00:00.000Z',
  })
})

test('a document becomes a PDF with header, footer, images and a table; it can be attached to an e-mail that is sent now', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const content = `<header>Top</header><footer>p. <span class="pageNumber"></span>/<span class="totalPages"></span></footer>
    <h1>Hi {{name}}</h1><p>one <b>two</b> <i>three</i><br>four</p><img src="${pixel}" width="20"><ul><li>item</li></ul>
    <table border="1"><tr><td>a</td><td align="right">b</td></tr></table><p style="page-break-before: always">next</p>`
  const document = await addDocument(content)
  const letter = await addEmail({ tos: [{ email: 'now@oak.test' }] })
  const attach =
    'mutation ($id: String!, $document: String!) { emailTemplateAddAttachment(id: $id, documentTemplateId: $document) { attachments { id } } }'

  const { pdf } = await server.gql(
    'mutation ($id: String!) { pdf: documentTemplateRenderToPDF(id: $id, input: { data: { name: "#Ada", language: "EN" } }) { base64 contentType fileName } }',
    { id: document },
  )
  const attached = await server.gql(attach, { id: letter, document })
  const sent = await server.gql(
    'mutation ($id: String!) { emailTemplateRenderAndSend(id: $id, input: { data: { name: "{{Ada}}", language: "EN" } }) }',
    { id: letter },
  )
  await server.outbox.work()

  expect([pdf.fileName, pdf.contentType]).toEqual(['#Ada.pdf', 'application/pdf'])
  const [first = [], second = []] = readPdf(pdf.base64)
  expect(first.join('|')).toContain('Hi #Ada|one |two| |three|four')
  expect([first.includes('Top'), second.includes('next'), second.join('|').includes('p. |2|/|2')]).toEqual([true, true, true])
  expect([attached.emailTemplateAddAttachment, sent]).toEqual([
    { attachments: [{ id: document }] },
    { emailTemplateRenderAndSend: true },
  ])
  const mail = server.mails().find(({ headers }) => headers.to === 'now@oak.test')
  expect(mail?.headers).toMatchObject({ from: 'The shop <shop@example.com>', subject: 'Hello {{Ada}}' })
  expect([mail?.html.trim(), mail?.source.includes('application/pdf')]).toEqual(['<p>Dear {{Ada}}</p>', true])
})

test('an e-mail that is sent now is rendered once, with the rights of its sender, including its documents', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Sent'))
  const query = { customQuery: `{ order(orderId: ${order.id}) { id email } }` }
  const document = await addDocument('<p>Paper {{order.id}}</p>', query)
  const id = await addEmail({
    ...query,
    contents: [{ language: 'EN', content: '<p>{{order.email}} {{name}}</p>' }],
    from: { names: en('Order desk') },
    tos: [{ email: 'once@oak.test', name: 'Once' }],
    ccs: [{ email: 'copy@oak.test' }],
  })
  await server.gql(`mutation { emailTemplateAddAttachment(id: "${id}", documentTemplateId: "${document}") { id } }`)
  const send = (key?: string) =>
    server.gql(
      `mutation { sent: emailTemplateRenderAndSend(id: "${id}", input: { data: { name: "{{x}}", language: "EN" } }) }`,
      {},
      key,
    )

  const sent = await send()
  // A later change of the template does not affect the e-mail.
  await server.gql(`mutation { templateDelete(id: "${id}") }`)
  await server.outbox.work()

  expect([sent, server.outbox.failures]).toEqual([{ sent: true }, []])
  const mail = server.mails().find(({ headers }) => headers.to?.includes('once@oak.test'))
  expect(mail?.headers).toMatchObject({
    from: expect.stringMatching(/^Order desk </),
    to: 'Once <once@oak.test>',
    cc: 'copy@oak.test',
  })
  expect([mail?.html.trim(), mail?.source.includes('application/pdf')]).toEqual(['<p>buyer@example.com {{x}}</p>', true])
})

test('a template keeps its texts when a change sends null for them, and loses its sender', async () => {
  const id = await addEmail({ tos: [{ email: 'null@oak.test' }] })
  const document = await addDocument('<p>x</p>')
  const change = (kind: 'email' | 'document', template: string, input: string) =>
    server.gql(`mutation { made: ${kind}TemplateUpdate(id: "${template}", input: ${input}) { names { value } } }`)
  const refusal = (field: string) => ({
    errors: [{ code: 'VALIDATION_ERROR', message: `${field} must remain in at least one language` }],
  })

  for (const field of ['names', 'subjects', 'contents'])
    expect(await change('email', id, `{ ${field}: null }`)).toEqual(refusal(field))
  expect(await change('document', document, '{ fileNames: null }')).toEqual(refusal('fileNames'))
  expect(await change('email', id, '{ from: null }')).toEqual({ made: { names: [{ value: 'Greeting' }] } })
  const read = `{ template(id: "${id}") { content ... on EmailTemplate { subjects { value } from { email names { value } } } } }`
  expect((await server.gql(read)).template).toEqual({
    content: '<p>Dear {{name}}</p>',
    subjects: [{ value: 'Hello {{name}}' }],
    from: { email: '', names: [] },
  })
})

test('a template is read, listed, changed and deleted', async () => {
  const document = await addDocument('<p>x</p>', { isDefaultQuotePdf: true })
  const id = await addEmail({ tos: [{ contactId: 1 }], ccs: [{ email: 'cc@oak.test', name: 'Cc' }] })
  const fields = `__typename id names { language value } content contents { language content precompiled } customQuery queryVariables createdBy
    ... on EmailTemplate { subjects { language value } from { email names { value } } tos { contactId email } ccs { email name } bccs { email } attachments { id } }
    ... on DocumentTemplate { fileNames { value } isDefaultOrderPdf isDefaultQuotePdf }`
  const one = async (key: string) =>
    (await server.gql(`query ($id: String!) { template(id: $id) { ${fields} } }`, { id: key })).template
  const ids = async (input: object) =>
    (
      await server.gql('query ($input: TemplateSearchInput!) { t: templates(input: $input) { items { id } } }', { input })
    ).t.items.map((item: Answer) => item.id)

  expect(await one(id)).toMatchObject({
    __typename: 'EmailTemplate',
    names: en('Greeting'),
    content: '<p>Dear {{name}}</p>',
    contents: [{ language: 'EN', content: '<p>Dear {{name}}</p>', precompiled: expect.stringContaining('"compiler"') }],
    from: { email: 'shop@example.com', names: [{ value: 'The shop' }] },
    tos: [{ contactId: 1, email: null }],
    ccs: [{ email: 'cc@oak.test', name: 'Cc' }],
    bccs: [],
    attachments: [],
  })
  expect(await one(document)).toMatchObject({ __typename: 'DocumentTemplate', isDefaultQuotePdf: true, isDefaultOrderPdf: false })
  expect(await ids({ isDefaultQuotePdf: true })).toEqual([document])
  expect(await ids({ ids: [id, document], types: ['DOCUMENT'] })).toEqual([document])
  expect(await ids({ ids: [id, document], sortInputs: [{ field: 'CREATED_AT', order: 'ASC' }] })).toEqual([document, id])
  const update =
    'mutation ($id: String!, $input: EmailTemplateUpdateInput!) { emailTemplateUpdate(id: $id, input: $input) { names { language value } subjects(language: "NL") { value } tos { email } } }'
  expect(
    await server.gql(update, {
      id,
      input: { names: [{ language: 'NL', value: 'Groet' }], subjects: [{ language: 'NL', value: 'Dag' }], tos: [] },
    }),
  ).toEqual({
    emailTemplateUpdate: {
      names: [
        { language: 'NL', value: 'Groet' },
        { language: 'EN', value: 'Greeting' },
      ],
      subjects: [{ value: 'Dag' }],
      tos: [],
    },
  })
  const refused = async (query: string, variables: object) => (await server.gql(query, variables)).errors?.[0].code
  expect(await refused(update, { id: document, input: {} })).toBe('TEMPLATE_NOT_FOUND')
  expect(
    await refused(update, {
      id,
      input: {
        names: [
          { language: 'NL', value: null },
          { language: 'EN', value: null },
        ],
      },
    }),
  ).toBe('VALIDATION_ERROR')
  expect(await refused(update, { id, input: { tos: [{ email: 'a@b.test', contactId: 1 }] } })).toBe('VALIDATION_ERROR')
  expect(await refused(update, { id, input: { subjects: en('a\r\nb') } })).toBe('VALIDATION_ERROR')
  const remove = 'mutation ($id: String!) { templateDelete(id: $id) }'
  expect(await server.gql(remove, { id })).toEqual({ templateDelete: true })
  expect(await refused(remove, { id })).toBe('TEMPLATE_NOT_FOUND')
  const [system] = (await server.db.selectFrom('template').select('uuid').where('code', '=', 'WELCOME').execute()) as [
    { uuid: string },
  ]
  expect(await refused(remove, { id: system.uuid })).toBe('TEMPLATE_DELETE_ERROR')
  await server.gql('mutation ($id: String!) { documentTemplateUpdate(id: $id, input: { isDefaultQuotePdf: true }) { id } }', {
    id: '019a0000-0000-7000-8000-000000005208',
  })
})

test('a page of templates takes the same statements whatever its length', async () => {
  const key = await server.keyFor(everything)
  const during = async (offset: number) => {
    const query =
      '{ templates(input: { offset: $n }) { itemsFound items { id ... on EmailTemplate { attachments { id } } } } }'.replace(
        '$n',
        String(offset),
      )
    await server.gql(query, {}, key)
    server.statements.length = 0
    await server.gql(query, {}, key)
    return server.statements.length
  }

  expect(await during(100)).toBe(await during(12))
})

test('HTML that is broken, deep or hostile neither fails nor becomes markup of the typesetter', () => {
  const deep = toTypst(`${'<div>'.repeat(5000)}x`, 'EN')
  const nasty = toTypst(
    '<p>a < b && c > d <!-- x --><script>alert(1)</script><b>un"closed \\ #x <a href="javascript:x">l</a> <img src="https://evil.test/x.png" alt="pic">',
    'EN',
  )

  expect(deep.source).toContain('"x"')
  expect(nasty.source).toContain('"a "\n"<"\n" b && c > d "')
  expect(nasty.source).toContain('"un\\"closed \\\\ #x "')
  expect(nasty.source).not.toMatch(/alert|javascript|evil/)
  expect(nasty.source).toContain('"pic"')
  expect(htmlToText('<h1>A</h1><p>b <a href="https://x.test">c</a></p><ul><li>1</li></ul>')).toBe(
    'A\n\nb c:\nhttps://x.test\n\n- 1\n',
  )
})
