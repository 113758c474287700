import type { Room } from '../../../faces/room.js'
import { mailEvents } from '../mail/mail.events.js'
import { templateGraphql } from './template.graphql.js'
import { templatePolicy } from './template.policy.js'

export const templateRoom = { graphql: templateGraphql, policy: templatePolicy, events: mailEvents.names } satisfies Room
