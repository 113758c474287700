/** The fields of the forms of companies, people and addresses. */
import { useWords } from '../../base/words.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import { findCompanies } from '../../edit/pickers.js'
import { useCountries } from './countries.js'
import { accountWords } from './words.js'

/** `owner` is the name of the company that it belongs to. */
export function useCompanyFields(owner: string | null = null): FieldSpec[] {
  const words = useWords(accountWords)
  return [
    { name: 'name', isRequired: true, span: 8 },
    { name: 'debtorId', span: 4 },
    { name: 'taxNumber', span: 6 },
    { name: 'cocNumber', span: 6 },
    { name: 'email', span: 6 },
    { name: 'phone', span: 6 },
    {
      name: 'belongsToCompanyId',
      label: words.belongsTo,
      help: words.belongsToHelp,
      kind: 'record',
      find: findCompanies,
      current: owner,
      span: 6,
    },
    { name: 'notes', kind: 'long', span: 12 },
  ]
}

/** The languages in which people get their e-mails. */
function useLanguageChoices() {
  const { languages } = useWords(accountWords)
  return Object.entries(languages).map(([value, label]) => ({ value, label }))
}

export function useNameFields(): FieldSpec[] {
  return [
    { name: 'firstName', span: 4 },
    { name: 'middleName', span: 3 },
    { name: 'lastName', span: 5 },
  ]
}

export function usePersonFields(): FieldSpec[] {
  const words = useWords(accountWords)
  const languages = useLanguageChoices()
  return [
    ...useNameFields(),
    { name: 'email', span: 6 },
    { name: 'primaryLanguage', label: words.language, kind: 'choice', choices: languages, span: 3 },
    { name: 'gender', label: words.gender, choices: words.genders, span: 3 },
    { name: 'phone', span: 4 },
    { name: 'mobile', span: 4 },
    { name: 'dateOfBirth', label: words.dateOfBirth, kind: 'date', span: 4 },
    { name: 'mailingList', label: words.mailingList, span: 12 },
  ]
}

/** Street, place and country. */
export function usePlaceFields(): FieldSpec[] {
  const choices = useCountries()
  return [
    { name: 'street', span: 6, isRequired: true },
    { name: 'number', span: 3 },
    { name: 'numberExtension', span: 3 },
    { name: 'postalCode', span: 3, isRequired: true },
    { name: 'city', span: 5, isRequired: true },
    { name: 'country', kind: 'choice', choices, span: 4, isRequired: true },
  ]
}
