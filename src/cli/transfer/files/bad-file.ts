import { CommandFailure } from '../../usage.js'

/** A file cannot be read or written as asked. */
export class BadFile extends CommandFailure {}
