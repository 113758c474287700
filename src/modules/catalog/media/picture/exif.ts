const COPYRIGHT = 0x8298
const ASCII = 2

/** Returns the copyright in the EXIF data; null if there is none. */
export function copyrightIn(exif: Buffer): string | null {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = long(4)
    for (let i = 0; i < short(directory); i++) {
      const entry = directory + 2 + i * 12
      if (short(entry) !== COPYRIGHT || short(entry + 2) !== ASCII) continue
      const length = long(entry + 4)
      const at = length > 4 ? long(entry + 8) : entry + 8
      return tiff.toString('latin1', at, at + Math.min(length, 1000)).replace(/\0[\s\S]*$/, '') || null
    }
  } catch {
    // An offset points beyond the end: there is no copyright.
  }
  return null
}
