/** A new company with its addresses and contacts, in one form. */
import { useRef } from 'react'
import { runDocument } from '../../api/client.js'
import { companyCreateDocument, contactCreateDocument } from '../../api/documents/accounts-edit.js'
import { channelChoicesDocument } from '../../api/documents/platform-edit.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import { storeDraft } from '../../edit/save/drafts.js'
import type { Values } from '../../edit/values.js'
import { DataTable } from '../../parts/data-table.js'
import { Page, Panel } from '../../parts/page.js'
import { useCompanyFields, useNameFields, usePlaceFields } from './account-fields.js'
import { useAddressTypes } from './address-edit.js'
import { accountWords } from './words.js'

interface Created {
  companyCreate: { companyId: number }
}

/** Rows in which nothing was typed are left out. */
const filled = (rows: unknown, names: readonly string[]): Values[] =>
  ((rows as Values[] | null) ?? []).filter((row) => names.some((name) => row[name]))

/** The first address also becomes the invoice address, unless there is one. */
function addressesOf({ addresses, invoiceIsSame }: Values): Values[] {
  const typed = filled(addresses, ['street', 'postalCode', 'city'])
  const [first] = typed
  const needsInvoice = invoiceIsSame === true && first && !typed.some(({ type }) => type === 'invoice')
  return needsInvoice ? [...typed, { ...first, type: 'invoice' }] : typed
}

export function CompanyCreate() {
  const texts = useTexts()
  const words = useWords(accountWords)
  const { data } = useQuery<{ channels: { country: string | null }[] }>(channelChoicesDocument)
  return (
    <Page
      title={words.newCompany}
      intro={words.newCompanyIntro}
      trail={[{ label: texts.views.companies, href: linkTo('/companies') }]}
    >
      <Panel>
        {data ? (
          <CreateForm country={data.channels[0]?.country ?? null} />
        ) : (
          <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
        )}
      </Panel>
    </Page>
  )
}

function CreateForm({ country }: { country: string | null }) {
  const words = useWords(accountWords)
  const contacts = useRef<Values[]>([])
  const sections = useSections()
  /** Contacts are created after the company. One that is refused waits in its own form. */
  const addContacts = async ({ companyCreate: { companyId } }: Created) => {
    for (const contact of contacts.current) {
      try {
        await runDocument(contactCreateDocument, { input: { ...contact, parentId: companyId } })
      } catch {
        storeDraft(`contact/new/${companyId}`, { base: {}, values: contact, etag: null })
        return openView(`/companies/${companyId}/contacts/new`, { failed: 1 })
      }
    }
    openView(`/companies/${companyId}`)
  }
  return (
    <EditForm<Created>
      name="company/new"
      label={words.newCompany}
      document={companyCreateDocument}
      inputType="CreateCompanyInput"
      sections={sections}
      values={{
        addresses: [{ type: 'delivery', isDefault: 'Y', country }],
        invoiceIsSame: true,
        contacts: [{}],
      }}
      toInput={(_, all) => {
        const { invoiceIsSame: _same, contacts: people, ...company } = all
        contacts.current = filled(people, ['firstName', 'lastName', 'email'])
        return { ...company, addresses: addressesOf(all) }
      }}
      submitLabel={words.createCompany}
      onSaved={(created) => void addContacts(created)}
    />
  )
}

function useSections(): FormSection[] {
  const words = useWords(accountWords)
  const types = useAddressTypes(['delivery', 'invoice'])
  const place = usePlaceFields()
  const names = useNameFields()
  const fields = useCompanyFields()
  const custom = useCustomFields('COMPANY')
  return [
    { title: words.company, fields },
    ...custom,
    {
      fields: [
        {
          name: 'addresses',
          label: words.addresses,
          span: 12,
          fields: [
            { name: 'type', label: words.addressType, kind: 'choice', choices: types, span: 6, isRequired: true },
            { name: 'isDefault', label: words.isDefault, kind: 'yesNo', span: 6 },
            ...place,
          ],
        },
        { name: 'invoiceIsSame', label: words.invoiceIsSame, kind: 'switch', span: 12 },
        {
          name: 'contacts',
          label: words.contacts,
          kind: 'items',
          inputType: 'CreateContactInput',
          span: 12,
          fields: [...names, { name: 'email', span: 6 }, { name: 'phone', span: 6 }],
        },
      ],
    },
  ]
}
