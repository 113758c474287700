/** How a catalogue is stored in OpenSearch: the settings and fields of its index. */

/** The field of a member whose words it is found and ranked by; see words.ts. */
export const WORDS = 'm.words'

/** How many products of a cluster fit into one document. */
const MAX_MEMBERS = 50_000

/**
 * An index holds three kinds of documents:
 * - `entry`: a result of searches, with its products as nested documents (`m`), because all conditions of a search must hold for one product.
 * - `block`: the version at which a block of 1,024 ids was written, for whoever writes.
 * - `state`: one document with the version of the whole index, which every search reads together with its results.
 * It has one shard, so that a refresh shows all documents of an update at once, and is refreshed only by whoever writes.
 * Words are stored with a number each, their weight: it is the term frequency, and the similarity makes it the score.
 */
export const INDEX_BODY = {
  settings: {
    index: {
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      refresh_interval: '-1',
      mapping: { nested_objects: { limit: MAX_MEMBERS } },
      similarity: { weight: { type: 'scripted', script: { source: 'return query.boost * doc.freq;' } } },
      analysis: { analyzer: { weighted: { type: 'custom', tokenizer: 'keyword', filter: ['delimited_term_freq'] } } },
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { includes: ['version', 'update', 'timeline'] },
    properties: {
      kind: { type: 'keyword' },
      entry: { type: 'integer' },
      cluster: { type: 'boolean' },
      block: { type: 'integer' },
      categories: { type: 'integer' },
      hash: { type: 'keyword', index: false },
      version: { type: 'long' },
      update: { type: 'long' },
      timeline: { type: 'keyword' },
      m: {
        type: 'nested',
        properties: {
          id: { type: 'integer' },
          entry: { type: 'integer' },
          cluster: { type: 'boolean' },
          status: { type: 'keyword' },
          hidden: { type: 'boolean' },
          values: { type: 'keyword' },
          languages: { type: 'keyword' },
          words: { type: 'text', analyzer: 'weighted', similarity: 'weight', index_options: 'freqs', norms: false },
        },
      },
    },
  },
} as const
