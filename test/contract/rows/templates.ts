/** Templates and the log of their errors. */
import { v7 } from 'uuid'
import { insert, type Make, some, text } from './insert.js'

const templateIds = [v7(), v7(), v7()]

/** Templates of both kinds; their list is of an interface, which is no noun of its own. */
const addTemplates = insert('template', (i) => ({
  type: some(i, 'EMAIL', 'DOCUMENT', 'EMAIL'),
  names: text(`Template ${i}`),
  contents: text('<p>x</p>'),
  subjects: text('x'),
  fileNames: text('x.pdf'),
}))

export const templateRows: Record<string, Make> = {
  TemplateErrorLog: async (server, n) => {
    await addTemplates(server, n)
    const rows = Array.from({ length: n }, (_, i) => ({
      uuid: v7(),
      templateId: some(i, null, ...templateIds) as string | null,
      errorType: some(i, 'RENDER_ERROR', 'CUSTOM_QUERY_ERROR', 'RENDER_ERROR') as 'RENDER_ERROR',
      errorMessage: 'x',
      stackTrace: 'x',
      createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 7))),
    }))
    await server.db.insertInto('templateErrorLog').values(rows).execute()
  },
}
