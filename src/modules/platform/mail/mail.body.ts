/** The layout of built-in e-mails: a heading, paragraphs, at most one link; as plain text and as HTML. */

export interface MailBody {
  /** Two letters in upper case. */
  language: string
  heading: string
  /** Plain text without markup. */
  paragraphs: readonly string[]
  link?: { text: string; url: string }
  /** Shown below, in small type. */
  footnotes: readonly string[]
}

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign)

export const toPlainText = ({ heading, paragraphs, link, footnotes }: MailBody) =>
  `${[heading, ...paragraphs, ...(link ? [`${link.text}:\n${link.url}`] : []), '-- ', ...footnotes].join('\n\n')}\n`

const toHtmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

export const toHtml = ({ language, heading, paragraphs, link, footnotes }: MailBody) => `<!doctype html>
<html lang="${escapeHtml(language.toLowerCase())}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${toHtmlLines(text)}</p>`).join('\n')}
${link ? toHtmlLink(link) : ''}
${footnotes.map((text) => `<p style="margin:16px 0 0;color:#51626b;font-size:13px">${toHtmlLines(text)}</p>`).join('\n')}
</div>
</body>
</html>
`

/** Returns a link with its URL written out, for readers that do not click. */
const toHtmlLink = ({ text, url }: { text: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(text)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`
