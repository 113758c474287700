/** Writes a data sheet as a PDF of one page: a title, a sentence and lines. */

const PAGE = { width: 595, height: 842 }
const LINES = 44

/** Signs that PDF writes in its own way, and those that its usual fonts do not have. */
const escapeText = (text: string) =>
  text
    .replace(/[–—]/g, '-')
    .replace(/’/g, "'")
    .replace(/[\\()]/g, '\\$&')

const put = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`

/** The page in the operators of PDF. */
function drawPage(title: string, sentence: string, lines: readonly string[]): string {
  return [
    '0.04 0.36 0.47 rg 0 762 595 80 re f',
    `1 g ${put('F2', 20, 48, 795, title)}`,
    `0.1 g ${put('F1', 11, 48, 732, sentence)}`,
    '0.8 G 48 720 m 547 720 l S',
    ...lines.slice(0, LINES).map((line, i) => put('F1', 10, 48, 698 - i * 14, line)),
    `0.45 g ${put('F1', 8, 48, 36, 'Wharf Tools - demo data')}`,
  ].join('\n')
}

/** The bytes of the document. */
export function writePdf(title: string, sentence: string, lines: readonly string[]): Buffer {
  const page = drawPage(title, sentence, lines)
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = Buffer.byteLength(text, 'latin1')
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(text, 'latin1')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
