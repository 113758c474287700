/** The addresses of a company or a customer: the list, and the form of one. */
import { Anchor, Button, Group, SimpleGrid, Text } from '@mantine/core'
import {
  companyAddressCreateDocument,
  companyAddressDeleteDocument,
  companyAddressesDocument,
  customerAddressCreateDocument,
  customerAddressDeleteDocument,
  customerAddressesDocument,
} from '../../api/documents/accounts-edit.js'
import { useRights } from '../../api/rights.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import type { Choice } from '../../edit/field-spec.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import { Address, type ShownAddress } from '../../parts/address.js'
import { Page, Panel, StatusBadge } from '../../parts/page.js'
import { useNameFields, usePlaceFields } from './account-fields.js'
import { accountWords } from './words.js'

/** Who has addresses: their view, their documents, and the member of the input that names them. */
const owners = {
  companies: {
    idName: 'companyId',
    read: companyAddressesDocument,
    create: companyAddressCreateDocument,
    remove: companyAddressDeleteDocument,
    createType: 'CompanyAddressCreateInput',
    updateType: 'CompanyAddressUpdateInput',
    types: ['delivery', 'invoice'],
  },
  customers: {
    idName: 'customerId',
    read: customerAddressesDocument,
    create: customerAddressCreateDocument,
    remove: customerAddressDeleteDocument,
    createType: 'CustomerAddressCreateInput',
    updateType: 'CustomerAddressUpdateInput',
    types: ['delivery', 'invoice', 'home'],
  },
} as const

type AddressOwner = keyof typeof owners

export function useAddressTypes(types: readonly string[]): Choice[] {
  const { addressTypes } = useWords(accountWords)
  return types.map((value) => ({ value, label: addressTypes[value as keyof typeof addressTypes] }))
}

interface AddressesProps {
  owner: AddressOwner
  ownerId: number
  addresses: readonly (ShownAddress & { isDefault?: string })[]
}

const defaultFirst = (one: { isDefault?: string }, other: { isDefault?: string }) =>
  Number(other.isDefault === 'Y') - Number(one.isDefault === 'Y')

/** The addresses of a record, each with a link to its form. */
export function AddressesPanel({ owner, ownerId, addresses }: AddressesProps) {
  const words = useWords(accountWords)
  const may = useRights()
  const base = `/${owner}/${ownerId}/addresses`
  return (
    <Panel
      title={words.addresses}
      actions={
        may('user', 'OWNER') && (
          <Button component="a" href={linkTo(`${base}/new`)} variant="default" size="compact-sm">
            {words.newAddress}
          </Button>
        )
      }
    >
      {addresses.length === 0 && <Text c="dimmed">{words.noAddresses}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="xs">
        {addresses.toSorted(defaultFirst).map((address) => (
          <div key={address.id}>
            <Group gap="xs" mb={2}>
              {address.isDefault === 'Y' && <StatusBadge tone="info">{words.defaultAddress}</StatusBadge>}
              <Anchor
                size="sm"
                href={linkTo(`${base}/${address.id}`)}
                aria-label={`${words.editAddress}: ${address.street} ${address.number ?? ''}`}
              >
                {words.edit}
              </Anchor>
            </Group>
            <Address address={address} />
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  )
}

interface AddressPageProps {
  owner: AddressOwner
  ownerId: number
  /** The id of the address, or `new`. */
  place: string
}

export function AddressPage({ owner, ownerId, place }: AddressPageProps) {
  const texts = useTexts()
  const words = useWords(accountWords)
  const isNew = place === 'new'
  const home = `/${owner}/${ownerId}`
  const listTitle = owner === 'companies' ? texts.views.companies : words.customers
  return (
    <Page
      title={isNew ? words.newAddress : words.editAddress}
      trail={[
        { label: listTitle, href: linkTo(`/${owner}`) },
        { label: owner === 'companies' ? words.company : words.customer, href: linkTo(home) },
      ]}
      actions={!isNew && <DeleteAddress owner={owner} ownerId={ownerId} addressId={Number(place)} />}
    >
      <Panel>
        {isNew ? (
          <NewAddress owner={owner} ownerId={ownerId} />
        ) : (
          <OldAddress owner={owner} ownerId={ownerId} addressId={Number(place)} />
        )}
      </Panel>
    </Page>
  )
}

function useAddressSections(types: readonly string[], hasType: boolean): FormSection[] {
  const words = useWords(accountWords)
  const choices = useAddressTypes(types)
  const place = usePlaceFields()
  const names = useNameFields()
  const custom = useCustomFields('ADDRESS')
  return [
    {
      fields: [
        { name: 'type', label: words.addressType, kind: 'choice', choices, span: 4, isRequired: hasType, isReadOnly: !hasType },
        { name: 'isDefault', label: words.isDefault, kind: 'yesNo', span: 4 },
        { name: 'active', label: words.active, kind: 'yesNo', span: 4 },
        ...place,
      ],
    },
    {
      title: words.receiver,
      fields: [
        { name: 'company', label: words.receiverCompany, span: 8 },
        { name: 'code', label: words.addressCode, span: 4 },
        ...names,
        { name: 'phone' },
        { name: 'email' },
        { name: 'notes', kind: 'long', span: 12 },
      ],
    },
    ...custom,
  ]
}

function NewAddress({ owner, ownerId }: { owner: AddressOwner; ownerId: number }) {
  const words = useWords(accountWords)
  const { idName, create, createType, types } = owners[owner]
  const sections = useAddressSections(types, true)
  return (
    <EditForm
      name={`address/new/${owner}/${ownerId}`}
      label={words.newAddress}
      document={create}
      inputType={createType}
      sections={sections}
      values={{ type: 'delivery', active: 'Y' }}
      toInput={(typed) => ({ ...typed, [idName]: ownerId })}
      onSaved={() => openView(`/${owner}/${ownerId}`)}
    />
  )
}

function OldAddress({ owner, ownerId, addressId }: { owner: AddressOwner; ownerId: number; addressId: number }) {
  const words = useWords(accountWords)
  const { idName, read, updateType, types } = owners[owner]
  const sections = useAddressSections(types, false)
  return (
    <RecordForm<Record<string, { addresses: Values[] }>>
      name={`address/${addressId}`}
      label={words.address}
      document={read}
      variables={{ ownerId }}
      inputType={updateType}
      sections={sections}
      recordOf={(data) => Object.values(data)[0]?.addresses.find(({ id }) => id === addressId)}
      toInput={(changed) => ({ ...changed, id: addressId, [idName]: ownerId })}
    />
  )
}

function DeleteAddress({ owner, ownerId, addressId }: { owner: AddressOwner; ownerId: number; addressId: number }) {
  const words = useWords(accountWords)
  const may = useRights()
  const { idName, remove } = owners[owner]
  if (!may('user', 'OWNER')) return null
  return (
    <ActionButton
      button={words.deleteAddress}
      label={words.deleteAddress}
      intro={words.deleteAddressIntro}
      document={remove}
      inputType=""
      toInput={() => ({ id: addressId, [idName]: ownerId })}
      buttonProps={{ color: 'red', variant: 'light' }}
      onSaved={() => openView(`/${owner}/${ownerId}`)}
    />
  )
}
