/** Starts an order or quote for a buyer: the server makes a working copy with the buyer's addresses and prices. */
import { runDocument } from '../../api/client.js'
import { companyBuyersDocument, findBuyersDocument, tenderStartDocument } from '../../api/documents/sales-edit.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm } from '../../edit/edit-form.js'
import type { FindRecords } from '../../edit/field-spec.js'
import type { Values } from '../../edit/values.js'
import { fullName } from '../../parts/format.js'
import { Page, Panel } from '../../parts/page.js'
import { salesWords } from '../sales/words.js'
import { tenderWords } from './words.js'

interface Person {
  firstName: string | null
  lastName: string | null
}

interface FoundBuyers {
  contacts: { items: (Person & { contactId: number; company: { name: string } | null })[] }
  customers: { items: (Person & { customerId: number; email: string | null })[] }
}

/** Contacts and customers have ids of their own; the value of a choice says which it is. */
const findBuyers: FindRecords = async (term) => {
  const { contacts, customers } = await runDocument<FoundBuyers>(findBuyersDocument, { term: term || null })
  return [
    ...contacts.items.map((contact) => ({
      value: `contactId:${contact.contactId}`,
      label: [fullName(contact), contact.company?.name].filter(Boolean).join(' · '),
    })),
    ...customers.items.map((customer) => ({
      value: `customerId:${customer.customerId}`,
      label: [fullName(customer), customer.email].filter(Boolean).join(' · '),
    })),
  ]
}

interface CompanyBuyers {
  company: { name: string; contacts: { items: (Person & { contactId: number })[] } }
}

/** Finds the contacts of one company. */
const findBuyersOf =
  (companyId: number): FindRecords =>
  async (term) => {
    const { company } = await runDocument<CompanyBuyers>(companyBuyersDocument, { companyId })
    return company.contacts.items
      .map((contact) => ({ value: `contactId:${contact.contactId}`, label: `${fullName(contact)} · ${company.name}` }))
      .filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))
  }

function toInput(all: Values, isQuote: boolean, companyId: number): Values {
  const [kind = 'contactId', id] = String(all.buyer ?? '').split(':')
  return {
    [kind]: Number(id),
    type: isQuote ? 'quotation' : 'dropshipment',
    ...(companyId > 0 && { companyId }),
    ...(all.validUntil ? { validUntil: all.validUntil } : {}),
    ...(all.customFields ? { customFields: all.customFields } : {}),
    source: 'Wharf desk',
  }
}

/** `?company=12` offers the contacts of one company. */
export function NewSale({ route }: { route: Route }) {
  const words = { ...useWords(salesWords), ...useWords(tenderWords) }
  const texts = useTexts()
  const isQuote = route.path[0] === 'quotes'
  const companyId = Number(route.query.get('company')) || 0
  const custom = useCustomFields('TENDER')
  return (
    <Page
      title={isQuote ? words.newQuote : words.newOrder}
      trail={[
        isQuote ? { label: texts.views.quotes, href: linkTo('/quotes') } : { label: texts.views.orders, href: linkTo('/orders') },
      ]}
    >
      <Panel>
        <EditForm<{ tenderStart: { tenderId: string } }>
          name={`${route.path[0]}/new`}
          label={isQuote ? words.newQuote : words.newOrder}
          document={tenderStartDocument}
          inputType="TenderStartInput"
          submitLabel={words.start}
          values={{ buyer: null, validUntil: null }}
          sections={[
            {
              fields: [
                {
                  name: 'buyer',
                  label: words.newFor,
                  help: words.newForHelp,
                  kind: 'record',
                  find: companyId ? findBuyersOf(companyId) : findBuyers,
                  isRequired: true,
                  span: isQuote ? 8 : 12,
                },
                ...(isQuote ? [{ name: 'validUntil', label: words.validUntil, kind: 'date', span: 4 } as const] : []),
              ],
            },
            ...custom,
          ]}
          toInput={(_, all) => toInput(all, isQuote, companyId)}
          onSaved={({ tenderStart }) => openView(`/tenders/${tenderStart.tenderId}`)}
        />
      </Panel>
    </Page>
  )
}
