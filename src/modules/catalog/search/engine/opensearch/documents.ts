/** Makes the documents of a block from the text in which PostgreSQL sends it (blocks.ts). */
import { createHash } from 'node:crypto'
import { type BlockText, FIELD_END, ROW_END } from '../../memory/segment.js'
import { languageToken, TokenWeights } from './words.js'

/** A result of searches with its products, as OpenSearch stores it. */
export interface EntryDocument {
  kind: 'entry'
  entry: number
  cluster: boolean
  block: number
  categories: number[]
  /** Tells whether the document has changed. */
  hash: string
  m: MemberDocument[]
}

interface MemberDocument {
  id: number
  entry: number
  cluster: boolean
  status: string | null
  hidden: boolean
  values: string[]
  languages: string[]
  words: string[]
}

interface TextsOfMember {
  languages: string[]
  weights: TokenWeights
}

/** The documents of a block, by their id. */
export function toDocuments({ block, members, texts }: BlockText): Map<string, EntryDocument> {
  const textsOf = readTexts(texts)
  const documents = new Map<string, EntryDocument>()
  for (const row of splitRows(members)) {
    const [id, entryId, type, status, hidden, valueIds, categoryIds, codeHashes] = row.split(FIELD_END) as string[]
    const { languages, weights } = textsOf.get(id as string) ?? { languages: [], weights: new TokenWeights() }
    for (const code of splitList(codeHashes)) weights.add('c', '', code, 0)
    const [entry, cluster] = [Number(entryId), type === 'CLUSTER']
    const document = documents.get(entryId as string) ?? {
      kind: 'entry',
      entry,
      cluster,
      block,
      categories: splitList(categoryIds)
        .map(Number)
        .sort((a, b) => a - b),
      hash: '',
      m: [],
    }
    const values = splitList(valueIds)
    const words = weights.toTokens()
    document.m.push({
      id: Number(id),
      entry,
      cluster,
      status: status || null,
      hidden: hidden === 't',
      values,
      languages: languages.sort(),
      words,
    })
    documents.set(entryId as string, document)
  }
  for (const document of documents.values()) document.hash = hashOfDocument(document)
  return documents
}

const hashOfDocument = (document: EntryDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64').slice(0, 22)

const splitRows = (text: string): string[] => (text === '' ? [] : text.split(ROW_END))
const splitList = (list: string | undefined): string[] => (list ? list.split(',') : [])

/** The texts of a block by the ids of their products. */
function readTexts(texts: string): Map<string, TextsOfMember> {
  const byMember = new Map<string, TextsOfMember>()
  for (const row of splitRows(texts)) {
    const [memberId = '', language = '', nameHash, ...vectors] = row.split(FIELD_END)
    const texts = byMember.get(memberId) ?? { languages: [], weights: new TokenWeights() }
    byMember.set(memberId, texts)
    texts.languages.push(languageToken(language))
    if (nameHash) texts.weights.add('n', language, nameHash, 0)
    texts.weights.addVectors(language, vectors)
  }
  return byMember
}
