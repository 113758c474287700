/** The language of the query editor: completion, validation, explanations and links to the documentation. */
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { getSchema, graphql, offsetToPos } from 'cm6-graphql'
import { type GraphQLSchema, getNamedType } from 'graphql'
import { getHoverInformation } from 'graphql-language-service'
import type { DocsPlace } from './docs-places.js'

/** Shows the type and the description of the element under the mouse. */
const explanation = hoverTooltip((view, position) => {
  const schema = getSchema(view.state)
  if (!schema) return null
  const { doc } = view.state
  // The language service looks at the character before a position.
  const place = offsetToPos(doc, Math.min(position + 1, doc.lineAt(position).to))
  const text = getHoverInformation(schema, doc.toString(), place)
  if (typeof text !== 'string' || text === '') return null
  const create = () => {
    const dom = document.createElement('div')
    dom.className = 'explorer-hover'
    dom.textContent = text
    return { dom }
  }
  return { pos: position, above: true, create }
})

/** Returns the place in the documentation for a click: the field if the parent has one of this name, otherwise the type. */
function placeOf(schema: GraphQLSchema | undefined, field?: string, type?: string, parent?: string): DocsPlace | undefined {
  const name = (text: string) => text.replace(/[[\]!]/g, '')
  const owner = parent && schema?.getType(name(parent))
  if (field && owner && 'getFields' in owner && owner.getFields()[field]) return { type: owner.name, field }
  const found = type && schema?.getType(name(type))
  return found ? { type: getNamedType(found).name } : undefined
}

export const queryLanguage = (readSchema: () => GraphQLSchema | undefined, showDocs: (place: DocsPlace) => void): Extension => [
  graphql(undefined, {
    onShowInDocs(field, type, parent) {
      const place = placeOf(readSchema(), field, type, parent)
      if (place) showDocs(place)
    },
  }),
  explanation,
]
