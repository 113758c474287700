#!/usr/bin/env node
/** The client tool as a separate package, without the server: `wharf-lifecycle lint|fix|check`, or with the word `lifecycle` as in `wharf lifecycle lint`. */
import { codemodHelp, runCodemod } from './codemod/codemod.js'

const args = process.argv.slice(2)
const words = args[0] === 'lifecycle' ? args.slice(1) : args
if (words.length === 0 || words.includes('--help') || words.includes('-h')) console.log(codemodHelp)
else process.exitCode = await runCodemod(words, console.log)
