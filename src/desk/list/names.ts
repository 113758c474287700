/** Makes words from the names of the API. */
import { useMemo } from 'react'
import { useWords } from '../base/words.js'
import { fieldWords } from './field-words.js'
import type { Filter } from './filters.js'

/** Writes a name of the API as words: `exportStatuses` and `EXPORT_STATUSES` are "Export statuses". */
function humanize(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How one list names and limits a filter. */
export interface FilterSetting {
  name: string
  label?: string
  /** The values to choose from, if they are known: by value, with their names. */
  options?: ReadonlyMap<string, string>
  /** Not offered, because the list sets it itself. */
  isHidden?: boolean
}

const NO_SETTINGS: readonly FilterSetting[] = []

/** Returns functions that name filters, sort fields and values in the language of the desk. */
export function useNames(settings: readonly FilterSetting[] = NO_SETTINGS) {
  const words = useWords(fieldWords)
  return useMemo(() => {
    const settingOf = (name: string) => settings.find((setting) => setting.name === name)
    return {
      field: (name: string) => settingOf(name)?.label ?? words.fields[name] ?? humanize(name),
      sort: (field: string) => words.sorts[field] ?? humanize(field),
      value: (filter: Filter, value: string) =>
        settingOf(filter.name)?.options?.get(value) ?? words.values[filter.type]?.[value] ?? humanize(value),
      options: (filter: Filter): string[] => [...(settingOf(filter.name)?.options?.keys() ?? filter.values)],
    }
  }, [settings, words])
}

export type Names = ReturnType<typeof useNames>
