/** Chooses the company whose numbers are shown. */
import { Select } from '@mantine/core'
import { useState } from 'react'
import { companyNameDocument, companyNamesDocument } from '../../api/documents/home.js'
import { useDelayed, useQuery } from '../../api/use-query.js'
import { useWords } from '../../base/words.js'
import { homeWords } from './words.js'

interface Company {
  companyId: number
  name: string
}

interface CompanyFieldProps {
  companyId: number | null
  onChange(companyId: string | null): void
}

export function CompanyField({ companyId, onChange }: CompanyFieldProps) {
  const words = useWords(homeWords)
  const [typed, setTyped] = useState('')
  const name = useDelayed(typed.trim())
  const input = { page: 1, offset: 20, ...(name && { name }) }
  const found = useQuery<{ companies: { items: Company[] } }>(companyNamesDocument, { input })
  const chosen = useQuery<{ company: Company }>(companyNameDocument, { id: companyId }, companyId !== null)
  const all = [...(companyId && chosen.data ? [chosen.data.company] : []), ...(found.data?.companies.items ?? [])]
  const names = new Map(all.map((company) => [String(company.companyId), company.name]))
  return (
    <Select
      w={260}
      aria-label={words.company}
      placeholder={words.allCompanies}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words.allCompanies }}
      value={companyId && names.has(String(companyId)) ? String(companyId) : null}
      onChange={onChange}
      onSearchChange={(text) => setTyped([...names.values()].includes(text) ? '' : text)}
      // The server has already filtered.
      filter={({ options }) => options}
      nothingFoundMessage={words.noCompany}
      data={[...names].map(([value, label]) => ({ value, label }))}
    />
  )
}
