/** The form of a category: its texts in every language, and whether the shop shows it. */
import { categoryEditDocument } from '../../../api/documents/category-edit.js'
import { useWords } from '../../../base/words.js'
import { EditForm } from '../../../edit/edit-form.js'
import { useRecord } from '../../../edit/use-record.js'
import type { Values } from '../../../edit/values.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { catalogueWords } from '../words.js'
import { yesNo } from '../yes-no.js'

interface CategoryEditProps {
  categoryId: number
  title: string
  onSaved(): void
}

export default function CategoryEdit({ categoryId, title, onSaved }: CategoryEditProps) {
  const words = useWords(catalogueWords)
  const variables = { categoryId }
  const { data, etag, error, reload } = useRecord<{ category: Values }>(categoryEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <EditForm
      name={`category/${categoryId}`}
      label={title}
      document={categoryEditDocument}
      variables={variables}
      inputType="UpdateCategoryInput"
      sections={[
        {
          fields: [
            { name: 'names', kind: 'localized', span: 8 },
            yesNo('hidden', words.hidden, 4, true),
            { name: 'shortDescriptions', kind: 'localizedLong', span: 12 },
            { name: 'descriptions', kind: 'localizedLong', span: 12 },
          ],
        },
        {
          title: words.searchEngines,
          fields: [
            { name: 'slugs', kind: 'localized', label: words.slugs },
            { name: 'metadataTitles', kind: 'localized', label: words.metadataTitles },
            { name: 'metadataDescriptions', kind: 'localizedLong', label: words.metadataDescriptions, span: 12 },
          ],
        },
      ]}
      values={data.category}
      record={data.category}
      etag={etag}
      reload={reload}
      onSaved={onSaved}
    />
  )
}
