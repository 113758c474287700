/** The library that reads and draws pictures, with its doors closed that we do not use. */
import sharp from 'sharp'

// Whatever a file claims to be, only these are ever read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})
// A few pictures at a time, a thread each: the rest of the server goes on beside them.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
