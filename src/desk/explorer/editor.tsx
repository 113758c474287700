/** A text editor: CodeMirror in the colours of the page. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type RefObject, useEffect, useRef } from 'react'
import { styleNonce } from '../app/theme.js'

/** The colours are variables of explorer.css, which differ between light and dark. */
const highlighting = HighlightStyle.define([
  { tag: tags.lineComment, color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string], color: 'var(--code-string)' },
  { tag: [tags.integer, tags.float, tags.number, tags.bool, tags.null, tags.special(tags.name)], color: 'var(--code-value)' },
  { tag: tags.propertyName, color: 'var(--code-property)' },
  { tag: [tags.attributeName, tags.modifier], color: 'var(--code-argument)' },
  { tag: tags.variableName, color: 'var(--code-variable)' },
  { tag: tags.atom, color: 'var(--code-type)' },
])

const shared = (label: string): Extension => [
  EditorView.cspNonce.of(styleNonce()),
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  syntaxHighlighting(highlighting),
  bracketMatching(),
  drawSelection(),
  highlightSelectionMatches(),
  foldGutter(),
  EditorView.lineWrapping,
]

/** The extensions of an editable editor. Tab indents; Escape and then Tab leaves the editor. */
const writing: Extension = [
  lineNumbers(),
  history(),
  indentOnInput(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
]

const reading: Extension = [EditorState.readOnly.of(true), keymap.of([...defaultKeymap, ...searchKeymap, ...foldKeymap])]

interface EditorProps {
  label: string
  value: string
  /** Without it, the text is read-only. */
  onWrite?: (text: string) => void
  /** The language of the text. It is read once, when the editor is created. */
  language: Extension
  viewRef?: RefObject<EditorView | null>
}

export function Editor({ label, value, onWrite, language, viewRef }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const own = useRef<EditorView | null>(null)
  const write = useRef(onWrite)
  write.current = onWrite
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; the effect below changes its text
  useEffect(() => {
    const reports = EditorView.updateListener.of((update) => {
      if (update.docChanged) write.current?.(update.state.doc.toString())
    })
    const extensions = [language, shared(label), write.current ? writing : reading, reports]
    const view = new EditorView({ state: EditorState.create({ doc: value, extensions }), parent: place.current ?? document.body })
    own.current = view
    if (viewRef) viewRef.current = view
    return () => {
      view.destroy()
      own.current = null
      if (viewRef) viewRef.current = null
    }
  }, [])
  useEffect(() => {
    const view = own.current
    const current = view?.state.doc.toString()
    if (!view || current === undefined || current === value) return
    view.dispatch({ changes: { from: 0, to: current.length, insert: value } })
  }, [value])
  return <div className="explorer-editor" ref={place} />
}
