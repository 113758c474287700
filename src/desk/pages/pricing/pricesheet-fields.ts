/** The fields of a price sheet. */
import type { FormSection } from '../../edit/edit-form.js'
import type { pricingWords } from './words.js'

export const pricesheetSections = (words: (typeof pricingWords)['en']): FormSection[] => [
  {
    fields: [
      { name: 'code', label: words.code, isRequired: true },
      { name: 'priority', label: words.priority, help: words.priorityHelp, span: 3 },
      { name: 'readonly', label: words.readonly, span: 3 },
      { name: 'names', kind: 'localized', span: 12 },
      { name: 'descriptions', kind: 'localizedLong', span: 12 },
    ],
  },
]
