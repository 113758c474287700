/** The custom fields of a working copy and of its lines, in a dialog. Without definitions there is no button. */
import { tenderUpdateDocument, tenderUpdateItemDocument } from '../../api/documents/sales-edit.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { editWords } from '../../edit/words.js'
import type { Tender, TenderLine, TenderState } from './use-tender.js'

interface FieldsProps {
  tender: Tender
  /** Shows the copy as the server returns it. */
  accept: TenderState['accept']
}

export function TenderFields({ tender, accept }: FieldsProps) {
  const words = useWords(editWords)
  const sections = useCustomFields('TENDER')
  const { tenderId, customFields } = tender
  if (sections.length === 0) return null
  return (
    <ActionButton<{ change: Tender }>
      button={words.customFields}
      buttonProps={{ size: 'xs' }}
      label={words.customFields}
      name={`tender-fields/${tenderId}`}
      document={tenderUpdateDocument}
      variables={{ id: tenderId }}
      inputType="TenderUpdateInput"
      record={{ customFields }}
      values={{ customFields }}
      sections={sections}
      onSaved={({ change }) => accept(change)}
    />
  )
}

export function LineFields({ tender: { tenderId }, line, accept }: FieldsProps & { line: TenderLine }) {
  const words = useWords(editWords)
  const sections = useCustomFields('ORDER_ITEM')
  const { uuid, name, customFields } = line
  if (sections.length === 0) return null
  return (
    <ActionButton<{ change: Tender }>
      button={words.customFields}
      title={name}
      buttonProps={{ size: 'compact-xs', variant: 'subtle' }}
      label={words.customFields}
      name={`tender-line-fields/${uuid}`}
      document={tenderUpdateItemDocument}
      variables={{ id: tenderId, itemId: uuid }}
      inputType="TenderUpdateItemInput"
      record={{ customFields }}
      values={{ customFields }}
      sections={sections}
      onSaved={({ change }) => accept(change)}
    />
  )
}
