/** Makes a code readable: `ON_ACCOUNT` becomes "On account", and `orderCarriers` "Order carriers". Texts that are no codes stay as they are. */
export function toReadable(code: string): string {
  const isCode = /^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(code) || /^[a-z]+([A-Z][a-z0-9]*)+$/.test(code)
  if (!isCode) return code
  const words = code
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  // Short codes without a separator, such as `DHL`, are names.
  return code.length <= 3 ? code : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the word for a value: that of its type, or else the common one, or else a readable form. */
export function findWord(words: Readonly<Record<string, string>>, value: string, type?: string): string {
  const own = (key: string) => (Object.hasOwn(words, key) ? words[key] : undefined)
  return (type && own(`${type}.${value}`)) ?? own(value) ?? toReadable(value)
}
