/** The image library, with unused loaders blocked. */
import sharp from 'sharp'

// Only these formats are ever decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})
// A few images at a time, one thread each, so that the rest of the server stays responsive.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
