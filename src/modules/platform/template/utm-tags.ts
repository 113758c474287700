/** Adds campaign tags to the links of an e-mail. */
export function addUtmTags(html: string, tags: string): string {
  const given = new URLSearchParams(tags.replace(/^[?&]/, ''))
  return html.replace(/(\bhref=")(https?:\/\/[^"]+)(")/gi, (written, before: string, address: string, after: string) => {
    const href = address.replaceAll('&amp;', '&')
    if (!URL.canParse(href)) return written
    const url = new URL(href)
    for (const [name, value] of given) url.searchParams.set(name, value)
    return `${before}${url.href.replaceAll('&', '&amp;')}${after}`
  })
}
