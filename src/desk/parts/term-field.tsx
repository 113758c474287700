/** A search field. The text is written to the URL after a moment, so that the back button leads to the last search. */
import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useDelayed } from '../api/use-query.js'
import { changeQuery, type Route } from '../base/router.js'
import { Icon } from './icon.js'

export function TermField({ route, label }: { route: Route; label: string }) {
  const asked = route.query.get('term') ?? ''
  const [term, setTerm] = useState(asked)
  const delayed = useDelayed(term)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the address here
  useEffect(() => {
    if (delayed !== asked && delayed === term) changeQuery(route, { term: delayed })
  }, [delayed])
  useEffect(() => setTerm(asked), [asked])
  return (
    <TextInput
      className="desk-grow"
      label={label}
      leftSection={<Icon name="search" size={18} />}
      value={term}
      onChange={(event) => setTerm(event.currentTarget.value)}
    />
  )
}
