/** The tabs and the history of the explorer, and their storage. */

/** The user's input: the query and what is sent with it. */
export interface RequestTexts {
  query: string
  variables: string
  headers: string
}

export type RequestPart = keyof RequestTexts

export interface Tab extends RequestTexts {
  id: number
  /** The last response, and its status and duration in words. They are not kept on reload. */
  response?: string
  summary?: string
}

export interface PastRequest extends RequestTexts {
  id: number
  label?: string
  isFavourite?: boolean
}

export interface ExplorerState {
  tabs: Tab[]
  /** The id of the open tab. */
  open: number
  history: PastRequest[]
}

export type Change =
  | { kind: 'write'; part: RequestPart; text: string }
  | { kind: 'addTab' }
  | { kind: 'openTab' | 'closeTab'; id: number }
  | { kind: 'load'; texts: RequestTexts }
  | { kind: 'answer'; id: number; response: string; summary: string }
  | { kind: 'remember'; texts: RequestTexts }
  | { kind: 'label'; id: number; label: string }
  | { kind: 'favourite' | 'forget'; id: number }
  | { kind: 'forgetHistory' | 'forgetAll' }

const welcome = `# Write a query and press Ctrl+Enter. The
# response appears in the other pane.
#
# Most operations need an API key. Put it under
# "Headers" below: { "apikey": "..." }
#
# npm run -s wharf env prints those of the demo
# shop, such as SHOP_KEY. The desk makes others.
#
# Your queries and headers stay in this browser
# tab and are deleted when you close it.

{
  channels {
    id
    name
  }
}
`

/** Favourites are kept in addition to these. */
const MAX_HISTORY = 20

const STORED_AS = 'wharf:explorer'

const firstTab = (): Tab => ({ id: 1, query: welcome, variables: '', headers: '{\n  "apikey": ""\n}\n' })

const emptyState = (): ExplorerState => ({ tabs: [firstTab()], open: 1, history: [] })

const nextId = (records: { id: number }[]) => Math.max(0, ...records.map(({ id }) => id)) + 1

export const openTab = ({ tabs, open }: ExplorerState): Tab => tabs.find(({ id }) => id === open) ?? tabs[0] ?? firstTab()

/** Restores the state. Headers contain the API key, so nothing is stored longer than the browser tab. */
export function restoreState(): ExplorerState {
  try {
    const state = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as ExplorerState | null
    return state && state.tabs.length > 0 ? state : emptyState()
  } catch {
    return emptyState()
  }
}

/** Stores the state without the responses, which may exceed the browser's storage. */
export function storeState(state: ExplorerState): void {
  const tabs = state.tabs.map(({ id, query, variables, headers }) => ({ id, query, variables, headers }))
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ ...state, tabs }))
  } catch {
    // Without storage the explorer still works; it only starts empty the next time.
  }
}

/** Adds a tab with the headers of the open one, so that the key is entered once. */
function addTab(state: ExplorerState): ExplorerState {
  const id = nextId(state.tabs)
  return { ...state, tabs: [...state.tabs, { id, query: '', variables: '', headers: openTab(state).headers }], open: id }
}

function closeTab(state: ExplorerState, id: number): ExplorerState {
  const at = state.tabs.findIndex((tab) => tab.id === id)
  const tabs = state.tabs.filter((tab) => tab.id !== id)
  const neighbour = tabs[Math.min(at, tabs.length - 1)]
  if (!neighbour) return state
  return { ...state, tabs, open: state.open === id ? neighbour.id : state.open }
}

const isSame = (a: RequestTexts, b: RequestTexts) => a.query === b.query && a.variables === b.variables && a.headers === b.headers

/** Adds a request to the front of the history. A repeated request moves to the front and keeps its label. */
function remember(history: PastRequest[], { query, variables, headers }: RequestTexts): PastRequest[] {
  const texts = { query, variables, headers }
  const known = history.find((past) => isSame(past, texts))
  const newest = known ?? { id: nextId(history), ...texts }
  let ordinary = 0
  return [newest, ...history.filter((past) => past !== known)].filter(
    ({ isFavourite }) => isFavourite || ++ordinary <= MAX_HISTORY,
  )
}

const changeTab = (state: ExplorerState, id: number, change: Partial<Tab>): ExplorerState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)),
})

const changePast = (state: ExplorerState, id: number, change: (past: PastRequest) => Partial<PastRequest>): ExplorerState => ({
  ...state,
  history: state.history.map((past) => (past.id === id ? { ...past, ...change(past) } : past)),
})

export function changeState(state: ExplorerState, change: Change): ExplorerState {
  switch (change.kind) {
    case 'write':
      return changeTab(state, state.open, { [change.part]: change.text })
    case 'addTab':
      return addTab(state)
    case 'openTab':
      return { ...state, open: change.id }
    case 'closeTab':
      return closeTab(state, change.id)
    case 'load':
      return changeTab(state, state.open, change.texts)
    case 'answer':
      return changeTab(state, change.id, { response: change.response, summary: change.summary })
    case 'remember':
      return { ...state, history: remember(state.history, change.texts) }
    case 'label':
      return changePast(state, change.id, () => ({ label: change.label }))
    case 'favourite':
      return changePast(state, change.id, ({ isFavourite }) => ({ isFavourite: !isFavourite }))
    case 'forget':
      return { ...state, history: state.history.filter(({ id }) => id !== change.id) }
    case 'forgetHistory':
      return { ...state, history: [] }
    case 'forgetAll':
      return emptyState()
  }
}
