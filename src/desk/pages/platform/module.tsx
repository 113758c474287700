/** The page of a module: a script of the module fills an element of the desk. */
import { Alert } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { runDocument } from '../../api/client.js'
import { type ModulePage, useModulePages } from '../../api/modules.js'
import { usePreferences } from '../../base/preferences.js'
import type { Route } from '../../base/router.js'
import { Page } from '../../parts/page.js'

/** What a page of a module gets from the desk. */
interface DeskForModules {
  /** Runs a GraphQL document as the signed-in administrator. */
  query: typeof runDocument
  language: string
}

interface ModuleScript {
  /** Fills the element, and returns a function that cleans up. */
  mount(element: HTMLElement, desk: DeskForModules): undefined | (() => void)
}

export default function ModuleView({ route }: { route: Route }) {
  const { texts, language } = usePreferences()
  const pages = useModulePages()
  const page = pages?.find(({ name }) => name === route.path[1])
  if (!pages) return null
  if (!page) return <Page title={texts.noSuchView}>{null}</Page>
  return (
    <Page title={page.title[language] ?? page.title.en}>
      <MountedScript key={`${page.name} ${language}`} page={page} />
    </Page>
  )
}

function MountedScript({ page }: { page: ModulePage }) {
  const { language, texts } = usePreferences()
  const place = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let cleanUp: (() => void) | undefined
    let isLeft = false
    const address = `/desk/modules/${page.name}/${encodeURIComponent(page.version)}/page.js`
    import(address)
      .then(({ mount }: ModuleScript) => {
        if (!isLeft && place.current) cleanUp = mount(place.current, { query: runDocument, language })
      })
      .catch((reason: Error) => setError(reason.message))
    return () => {
      isLeft = true
      cleanUp?.()
    }
  }, [page, language])
  return (
    <>
      {error && (
        <Alert color="red" title={texts.moduleFailed}>
          {error}
        </Alert>
      )}
      <div ref={place} className="desk-module" />
    </>
  )
}
