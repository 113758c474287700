/** `wharf completion`: scripts with which a shell completes commands, actions and options. They are generated from the commands. */
import { parseArgs } from 'node:util'
import { refuseExtraArguments, UsageError } from '../usage.js'

export const completionHelp = `Usage: wharf completion bash|zsh|fish

Prints a script that lets the shell complete commands, their actions and options:

  bash  source <(wharf completion bash)            in ~/.bashrc
  zsh   source <(wharf completion zsh)             in ~/.zshrc, after compinit
  fish  wharf completion fish > ~/.config/fish/completions/wharf.fish`

/** What a shell needs for the completion of a command. */
export interface CompletedCommand {
  name: string
  words: string[]
  about: string
}

const scripts: Record<string, (commands: readonly CompletedCommand[]) => string> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

/** The supported shells. */
export const shells = Object.keys(scripts)

export async function completionCommand(args: string[], commands: readonly CompletedCommand[]): Promise<void> {
  const [shell = '', ...rest] = parseArgs({ args, options: {}, allowPositionals: true }).positionals
  refuseExtraArguments(rest)
  const write = scripts[shell]
  if (!write)
    throw new UsageError(shell ? `There is no completion for "${shell}"; there is one for bash, zsh and fish.` : completionHelp)
  console.log(write(commands))
}

function bashScript(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, words }) => `    ${name}) words="${words.join(' ')}" ;;`).join('\n')
  return `# Completion of wharf for bash.
_wharf() {
  local words
  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map(({ name }) => name).join(' ')} --help --version"; else
  case "\${COMP_WORDS[1]}" in
${cases}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
  return 0
}
complete -F _wharf wharf`
}

function zshScript(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, about }) => `'${name}:${about.replaceAll("'", '’').replaceAll(':', ' -')}'`).join(' ')
  const cases = commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(' ')} ;;`).join('\n')
  return `#compdef wharf
_wharf() {
  if (( CURRENT == 2 )); then
    local -a all=(${described})
    _describe command all
    return
  fi
  case "$words[2]" in
${cases}
  esac
  _files
}
compdef _wharf wharf`
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, words, about }) => [
    `complete -c wharf -n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll("'", '’')}'`,
    ...words.map((word) =>
      word.startsWith('--')
        ? `complete -c wharf -n '__fish_seen_subcommand_from ${name}' -l ${word.slice(2)}`
        : `complete -c wharf -n '__fish_seen_subcommand_from ${name}' -a ${word}`,
    ),
  ])
  return ['# Completion of wharf for fish.', ...lines].join('\n')
}
