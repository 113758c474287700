/** A field of the API's type YesNo, as a switch. Beside a field with a label it stands at the height of the input. */
import { Switch } from '@mantine/core'
import type { FieldSpec } from '../../edit/field-spec.js'

export const yesNo = (name: string, label: string, span = 4, isBesideField = false): FieldSpec => ({
  name,
  label,
  span,
  render: ({ value, onChange, error, isDisabled }) => (
    <Switch
      mt={isBesideField ? 30 : 4}
      label={label}
      error={error}
      disabled={isDisabled}
      checked={value === 'Y'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'Y' : 'N')}
    />
  ),
})
