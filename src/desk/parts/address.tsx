import { Text } from '@mantine/core'
import { useTexts } from '../base/preferences.js'

export interface ShownAddress {
  id: number
  type: string
  street: string
  number: string | null
  numberExtension: string | null
  postalCode: string
  city: string
  country: string
}

/** Shows an address in lines, under the name of its type. `receiver` is the line above the street. */
export function Address({ address, receiver }: { address: ShownAddress; receiver?: string }) {
  const { addressTypes } = useTexts()
  return (
    <Text size="sm" mb="sm">
      <Text span size="sm" c="dimmed">
        {addressTypes[address.type as keyof typeof addressTypes] ?? address.type}
      </Text>
      <br />
      {receiver && (
        <>
          {receiver}
          <br />
        </>
      )}
      {[address.street, address.number, address.numberExtension].filter(Boolean).join(' ')}
      <br />
      {address.postalCode} {address.city} {address.country}
    </Text>
  )
}
