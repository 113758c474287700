/** Short forms of values that many inputs have. */
export const english = (value: string) => [{ language: 'EN', value }]

export const dutchAndEnglish = (nl: string, en: string) => [
  { language: 'NL', value: nl },
  { language: 'EN', value: en },
]

export const source = (name: string, id: string) => [{ name, id }]
