/** What can be done with a company: edit, delete, new contacts. */
import { Button, Tabs } from '@mantine/core'
import { companyDeleteDocument, companyEditDocument } from '../../api/documents/accounts-edit.js'
import { useRights } from '../../api/rights.js'
import { changeQuery, linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import { Panel } from '../../parts/page.js'
import { useCompanyFields } from './account-fields.js'
import { accountWords } from './words.js'

/** Switches between the overview and the form. A person who may not edit sees no switch. */
export function CompanyTabs({ route }: { route: Route }) {
  const words = useWords(accountWords)
  const may = useRights()
  if (!may('user', 'EDITOR')) return null
  const tab = route.query.get('tab') === 'edit' ? 'edit' : 'overview'
  return (
    <Tabs value={tab} onChange={(next) => changeQuery(route, { tab: next === 'edit' ? 'edit' : null })}>
      <Tabs.List>
        <Tabs.Tab value="overview">{words.overview}</Tabs.Tab>
        <Tabs.Tab value="edit">{words.edit}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  )
}

interface CompanyEditProps {
  id: number
  name: string
  /** The company that it belongs to. */
  owner: { name: string } | null
  onSaved(): void
}

export function CompanyEdit({ id, name, owner, onSaved }: CompanyEditProps) {
  const fields = useCompanyFields(owner?.name)
  const custom = useCustomFields('COMPANY')
  return (
    <Panel>
      <RecordForm<{ company: Values }>
        name={`company/${id}`}
        label={name}
        document={companyEditDocument}
        variables={{ id }}
        inputType="UpdateCompanyInput"
        sections={[{ fields }, ...custom]}
        recordOf={({ company }) => company}
        onSaved={onSaved}
      />
    </Panel>
  )
}

export function DeleteCompany({ id, name }: { id: number; name: string }) {
  const words = useWords(accountWords)
  const may = useRights()
  if (!may('user', 'OWNER')) return null
  return (
    <ActionButton
      button={words.deleteCompany}
      title={name}
      label={name}
      intro={words.deleteCompanyIntro}
      document={companyDeleteDocument}
      variables={{ id }}
      inputName={null}
      inputType=""
      buttonProps={{ color: 'red', variant: 'light' }}
      onSaved={() => openView('/companies')}
    />
  )
}

export function NewContactButton({ companyId }: { companyId: number }) {
  const words = useWords(accountWords)
  const may = useRights()
  if (!may('user', 'OWNER')) return null
  return (
    <Button component="a" href={linkTo(`/companies/${companyId}/contacts/new`)} variant="default" size="compact-sm">
      {words.newContact}
    </Button>
  )
}

export function NewCompanyButton() {
  const words = useWords(accountWords)
  const may = useRights()
  if (!may('user', 'OWNER')) return null
  return (
    <Button component="a" href={linkTo('/companies/new')}>
      {words.newCompany}
    </Button>
  )
}
