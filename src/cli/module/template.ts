/** The files of a new module. The module keeps notes about companies: small, but complete. */

const pascal = (name: string) => name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** Returns the contents by path. `loader` is how Node finds the loader of Wharf. */
export function templateOf(name: string, loader: string): Record<string, string> {
  const schema = `module_${name.replaceAll('-', '_')}`
  const [Type, field] = [`${pascal(name)}Note`, camel(name)]
  return {
    'package.json': `${JSON.stringify(
      {
        name,
        version: '1.0.0',
        type: 'module',
        main: 'src/index.ts',
        scripts: { test: `node --import ${loader} --test test/*.test.ts` },
      },
      null,
      2,
    )}\n`,
    'migrations/0001_note.sql': `-- The schema of the module is on the search path. A migration is never edited after it was applied: add another one.
create table note (
  id          int generated always as identity primary key,
  "companyId" int not null,
  text        text not null,
  "createdAt" timestamptz(3) not null
);
create index on note ("companyId", id);
`,
    'src/index.ts': `import { defineModule, edits, invalid, type ModuleContext, reads } from 'wharf/module'

interface Note {
  id: number
  companyId: number
  text: string
  createdAt: Date
}

export default defineModule({
  name: '${name}',
  version: '1.0.0',
  api: 1,
  migrations: new URL('../migrations/', import.meta.url),
  graphql: {
    schema: \`
      "A note about a company."
      type ${Type} {
        id: Int!
        companyId: Int!
        text: String!
        createdAt: DateTime!
      }

      input ${Type}Input {
        "The id of the company."
        companyId: Int!
        text: String! @rule(minLength: 1, maxLength: 1000)
      }

      extend type Company {
        "The notes about the company, the newest first."
        ${field}Notes: [${Type}!]
      }

      type Query {
        "The notes about a company, the newest first."
        ${field}Notes(companyId: Int!): [${Type}!]!
      }

      type Mutation {
        "Adds a note to a company."
        ${field}NoteCreate(input: ${Type}Input!): ${Type}!
      }
    \`,
    resolvers: {
      Query: {
        ${field}Notes: (_, { companyId }, { sql }) =>
          sql<Note>\`select id, "companyId", text, "createdAt" from ${schema}.note where "companyId" = \${companyId} order by id desc limit 100\`,
      },
      Mutation: {
        ${field}NoteCreate: (_, { input }, ctx) => createNote(ctx, input),
      },
      Company: {
        // One statement for all companies of a response.
        ${field}Notes: {
          batch: async (companies, _, { sql }) => {
            const ids = companies.map(({ id }) => id)
            const notes = await sql<Note>\`select note.id, note."companyId", note.text, note."createdAt" from unnest(\${ids}::int[]) as company(id), lateral (
                select id, "companyId", text, "createdAt" from ${schema}.note where "companyId" = company.id order by id desc limit 100) note\`
            return ids.map((id) => notes.filter(({ companyId }) => companyId === id))
          },
        },
      },
    },
  },
  rest: {
    'POST /v2/${name}-notes': {
      summary: 'Adds a note to a company',
      input: { body: '${Type}Input' },
      output: { one: '${Type}', status: 201 },
      handle: ({ input }, ctx) => createNote(ctx, input),
    },
  },
  policies: {
    'query.${field}Notes': reads('user'),
    'mutation.${field}NoteCreate': edits('user'),
    'POST /v2/${name}-notes': edits('user'),
  },
})

async function createNote({ sql, now, query, emit }: ModuleContext, { companyId, text }: { companyId: number; text: string }): Promise<Note> {
  const company = await query('query ($id: Int!) { company(id: $id) { companyId } }', { id: companyId }).catch(() => null)
  if (!company) throw invalid('input.companyId', 'there is no such company')
  const [note] = await sql<Note>\`
    insert into ${schema}.note ("companyId", text, "createdAt") values (\${companyId}, \${text}, \${now})
    returning id, "companyId", text, "createdAt"\`
  await emit('${name.toUpperCase().replaceAll('-', '_')}_NOTE_CREATED', { noteId: note.id, companyId })
  return note
}
`,
    'test/notes.test.ts': `import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.end())

test('a note about a company is shown with it, on both interfaces', async () => {
  const { companies } = await server.graphql('{ companies(input: { offset: 1 }) { items { companyId } } }')
  const [{ companyId }] = companies.items

  const created = await server.rest('POST /v2/${name}-notes', { companyId, text: 'Calls on Mondays' })
  await server.graphql(\`mutation { ${field}NoteCreate(input: { companyId: \${companyId}, text: "Pays late" }) { id } }\`)

  assert.equal(created.status, 201)
  const { company } = await server.graphql(\`{ company(id: \${companyId}) { ${field}Notes { text } } }\`)
  assert.deepEqual(company.${field}Notes, [{ text: 'Pays late' }, { text: 'Calls on Mondays' }])
})

test('a storefront reads no notes', async () => {
  await assert.rejects(server.graphql('{ ${field}Notes(companyId: 1) { text } }', {}, 'storefront'), /Forbidden/)
})
`,
    'README.md': `# ${name}

A module of Wharf. \`npm test\` starts a server with it and runs its tests. To serve with it, name its folder or package in \`WHARF_MODULES\`,
or in \`wharf.config.ts\`: \`export default { modules: ['./${name}'] }\`.

| file | contents |
|---|---|
| \`src/index.ts\` | types, operations, policies |
| \`migrations\` | its tables, in the schema \`${schema}\` |
| \`test\` | tests against a real server |
`,
    '.gitignore': 'node_modules\n',
  }
}
