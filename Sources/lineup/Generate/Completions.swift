import GuideModel

/// Shell completions of the command line, from the same descriptions as `--help`.
enum Completions {
  /// A command with the words that may follow it.
  struct Entry {
    var name: String
    var summary: String
    /// The verbs that may come first: "hide", "show".
    var verbs: [String]
    var options: [Option]
    var takesFiles: Bool
  }

  static func entries(_ commands: [any Command.Type]) -> [Entry] {
    commands.map { command in
      Entry(
        name: command.name, summary: command.summary, verbs: verbs(of: command),
        options: command.options + [.database, .help], takesFiles: takesFiles(command))
    }
  }

  /// Returns the literal words in a command's arguments: "[list [--all] | hide CHANNEL… | …]".
  private static func verbs(of command: any Command.Type) -> [String] {
    if command.name == SettingsCommand.name { return GuideSetting.all.map(\.name) }
    guard command.arguments.contains("|") else { return [] }
    return command.arguments.split(separator: "|").compactMap { part in
      let word = part.split(whereSeparator: { " []".contains($0) }).first.map(String.init) ?? ""
      return !word.isEmpty && word.allSatisfy { $0.isLowercase && $0.isLetter } ? word : nil
    }
  }

  private static func takesFiles(_ command: any Command.Type) -> Bool {
    ["file", "feed", "FILE"].contains { command.arguments.contains($0) }
  }

  // MARK: Shells

  static func bash(_ entries: [Entry]) -> String {
    let cases = entries.map { entry in
      let words = (entry.verbs + entry.options.map { "--\($0.name)" }).joined(separator: " ")
      return "    \(entry.name)) words='\(words)'; files=\(entry.takesFiles ? 1 : 0) ;;"
    }.joined(separator: "\n")
    let values = entries.flatMap(\.options).filter { $0.value != nil }.map { "--\($0.name)" }
    return """
      # bash completion for lineup
      _lineup() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words='' files=1
        COMPREPLY=()
        case $previous in
          \(Set(values).sorted().joined(separator: "|")))
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
        esac
        case ${COMP_WORDS[1]} in
      \(cases)
        esac
        if [ "$COMP_CWORD" = 1 ]; then
          words='\(entries.map(\.name).joined(separator: " ")) --help --version'
        fi
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        if [ "$files" = 1 ] && [[ $current != -* ]]; then
          mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
        fi
      }
      complete -o filenames -F _lineup lineup

      """
  }

  static func zsh(_ entries: [Entry]) -> String {
    func quoted(_ text: String) -> String { text.replacingOccurrences(of: "'", with: "'\\''") }
    /// Brackets and colons have a meaning in descriptions.
    func described(_ text: String) -> String {
      quoted(text.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined())
    }
    let commands = entries.map { "    '\($0.name):\(quoted($0.summary.replacingOccurrences(of: ":", with: "\\:")))'" }
    let cases = entries.map { entry in
      var arguments = entry.options.map { option in
        "'--\(option.name)\(option.value == nil ? "" : "=")[\(described(option.help))]\(option.value.map { ":\($0):_files" } ?? "")'"
      }
      if !entry.verbs.isEmpty { arguments.append("'1: :(\(entry.verbs.joined(separator: " ")))'") }
      if entry.takesFiles { arguments.append("'*:file:_files'") }
      return "    \(entry.name)) _arguments \(arguments.joined(separator: " ")) ;;"
    }
    return """
      #compdef lineup
      local -a commands
      commands=(
      \(commands.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _files
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
      \(cases.joined(separator: "\n"))
        *) _files ;;
      esac

      """
  }

  static func fish(_ entries: [Entry]) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
    var lines = ["# fish completion for lineup"]
    for entry in entries {
      lines.append("complete -c lineup -n __fish_use_subcommand -a \(entry.name) -d \(quoted(entry.summary))")
    }
    for entry in entries {
      let condition = "-n '__fish_seen_subcommand_from \(entry.name)'"
      if !entry.takesFiles { lines.append("complete -c lineup \(condition) -f") }
      for verb in entry.verbs { lines.append("complete -c lineup \(condition) -a \(verb)") }
      for option in entry.options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        lines.append(
          "complete -c lineup \(condition) -l \(option.name)\(letter)\(option.value == nil ? "" : " -r") -d \(quoted(option.help))"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
