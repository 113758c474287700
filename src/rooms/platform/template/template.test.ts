import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type House, house } from '../../../../test/house.js'

let at: House
beforeAll(async () => {
  at = await house({ closes: false })
})
afterAll(() => at.close())

const en = (value: string) => [{ language: 'EN', value }]
const email = (more: object = {}) => ({
  contents: [{ language: 'EN', content: '<p>Dear {{name}}</p>' }],
  names: en('Greeting'),
  subjects: en('Hello {{name}}'),
  from: { email: 'shop@example.com', names: en('The shop') },
  ...more,
})
const CREATE = 'mutation ($input: EmailTemplateCreateInput!) { emailTemplateCreate(input: $input) { id } }'
const addEmail = async (more: object = {}): Promise<string> => {
  const answer = await at.gql(CREATE, { input: email(more) })
  if (answer.errors) throw new Error(JSON.stringify(answer))
  return answer.emailTemplateCreate.id
}
const RENDER = 'mutation ($id: String!, $data: JSON!) { templateRenderToHTML(id: $id, input: { data: $data }) }'
const render = async (content: string, data: object = {}, more: object = {}): Promise<Answer> => {
  const id = await addEmail({ contents: [{ language: 'EN', content }], ...more })
  const answer = await at.gql(RENDER, { id, data: { language: 'EN', ...data } })
  return answer.templateRenderToHTML ?? answer.errors[0]
}

test('what a template says is escaped, and amounts, dates and words follow the language', async () => {
  const html = await render('<b>{{name}}</b> {{money total}} {{date at}} {{t nl="Dag" en="Day"}} {{localize names}}', {
    name: '<Ada>',
    total: '1234567.895',
    at: '2026-11-15T23:30:00Z',
    names: [{ language: 'EN', value: 'Bolt' }],
  })

  expect(html).toBe('<b>&lt;Ada&gt;</b> €1,234,567.90 16 November 2026 Day Bolt')
})
