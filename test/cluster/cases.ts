/** All cases of the cluster. */
import type { Case } from './base/cases.js'
import { asynchronous, failover } from './cases/failover.js'
import { image, manifests } from './cases/image.js'
import { mail } from './cases/mail.js'
import { media } from './cases/media.js'
import { stream } from './cases/stream.js'
import { moves, tenants } from './cases/tenants.js'
import { upgrade } from './cases/upgrade.js'

export const cases: readonly Case[] = [failover, asynchronous, upgrade, stream, tenants, moves, image, manifests, mail, media]
