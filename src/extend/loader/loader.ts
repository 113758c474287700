/** Registers the loader for tests of modules: node --import wharf/loader --test. */
import { register } from 'node:module'

register('./loader-hooks.js', import.meta.url)
