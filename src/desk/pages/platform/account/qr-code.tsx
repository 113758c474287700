/** Draws a QR code. */
import { encodeQr } from './qr-encode.js'

/** The quiet zone around a code, in modules. */
const MARGIN = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQr(text)
  const size = modules.length + 2 * MARGIN
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={220} height={220} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
