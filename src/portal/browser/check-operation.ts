/** Checks a pasted GraphQL document in the browser, with the rules that `wharf lifecycle fix` has. Nothing is sent or executed. */
import { buildSchema, parse } from 'graphql'
import { migrateDocument } from '../../codemod/document.js'
import { schemaAt } from '../../codemod/future.js'
import { indexPublished, type PublishedItem } from '../../codemod/published.js'
import { createRules, type RewriteRules } from '../../codemod/rules.js'

let loading: Promise<RewriteRules> | null = null

/** Reads what the server publishes for everybody: the list of items and the schema. */
async function loadRules(): Promise<RewriteRules> {
  const [list, sdl] = await Promise.all([
    fetch('/deprecations.json').then((response) => response.json() as Promise<{ items: PublishedItem[] }>),
    fetch('/v2/schema.graphql').then((response) => response.text()),
  ])
  const published = indexPublished(list.items, buildSchema(sdl, { assumeValidSDL: true }))
  return createRules(published, schemaAt(published, published.removal), true)
}

export async function checkOperation(text: string) {
  parse(text, { maxTokens: 5000 })
  loading ??= loadRules()
  const rules = await loading.catch((error: Error) => {
    loading = null
    throw error
  })
  const { text: rewritten, findings, problems } = migrateDocument(rules, text, text)
  return {
    text: rewritten,
    findings: findings.map(({ name, item, how, isFixed }) => ({ item: item?.item ?? name, how, isFixed })),
    problems: problems.map(({ message }) => message),
  }
}
