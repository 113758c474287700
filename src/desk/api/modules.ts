/** The pages that modules from packages add to the desk. */
import { useEffect, useState } from 'react'

export interface ModulePage {
  name: string
  version: string
  title: { en: string; nl?: string; de?: string }
}

let reading: Promise<readonly ModulePage[]> | null = null

/** Reads the list once: it changes only when the server starts. */
const readModulePages = (): Promise<readonly ModulePage[]> => {
  reading ??= fetch('/desk/modules.json')
    .then(async (response) => (response.ok ? ((await response.json()) as ModulePage[]) : []))
    .catch(() => [])
  return reading
}

/** Returns the pages; null until they are known. */
export function useModulePages(): readonly ModulePage[] | null {
  const [pages, setPages] = useState<readonly ModulePage[] | null>(null)
  useEffect(() => void readModulePages().then(setPages), [])
  return pages
}
