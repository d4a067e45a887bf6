import Foundation
import SourceRewriting

/// An invocation of the compiler by SwiftPM.
struct CompilerCall {
  enum Kind { case manifest, compile, link, other }

  let arguments: [String]

  /// Returns the value after an argument; nil if the argument is missing.
  func value(after name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  var kind: Kind {
    if arguments.contains("-package-description-version") { return .manifest }
    if arguments.contains("-emit-executable") || arguments.contains("-emit-library") { return .link }
    if arguments.contains("-module-name"), arguments.contains("-c") || arguments.contains("-emit-module"),
      !sources.isEmpty
    {
      return .compile
    }
    return .other
  }

  /// Whether the module is a program: SwiftPM renames the entry points of these, so that tests can import them.
  var isExecutable: Bool { arguments.contains("-entry-point-function-name") }

  /// The Swift files, including those in response files.
  var sources: [String] {
    var result: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@"), let text = Files.text(String(argument.dropFirst())) {
        for line in text.split(whereSeparator: \.isNewline) {
          let path = line.hasPrefix("'") || line.hasPrefix("\"") ? String(line.dropFirst().dropLast()) : String(line)
          if path.hasSuffix(".swift") { result.append(path.replacingOccurrences(of: "\\ ", with: " ")) }
        }
      } else if argument.hasSuffix(".swift"), !argument.hasPrefix("-") {
        result.append(argument)
      }
    }
    return result
  }

  /// The names defined by `-D`.
  var flags: Set<String> {
    var result: Set<String> = []
    for (index, argument) in arguments.enumerated() where argument.hasPrefix("-D") {
      if argument.count > 2 {
        result.insert(String(argument.dropFirst(2)))
      } else if index + 1 < arguments.count {
        result.insert(arguments[index + 1])
      }
    }
    return result
  }

  /// The names defined by `-D` for a module that is compiled for Linux: those that a manifest defines for iOS only are
  /// left out.
  var flagsForLinux: Set<String> {
    let flags = flags
    return flags.filter { !flags.contains($0 + ManifestRewriter.markForIOS) }
  }

  /// Returns arguments without the definitions for iOS only.
  func withoutFlagsForIOS(_ arguments: [String]) -> [String] {
    let left = flags.subtracting(flagsForLinux)
    return left.isEmpty
      ? arguments : arguments.filter { !$0.hasPrefix("-D") || !left.contains(String($0.dropFirst(2))) }
  }

  /// The folders in which modules are searched.
  var searchPaths: [String] {
    arguments.indices.filter { arguments[$0] == "-I" && $0 + 1 < arguments.count }.map { arguments[$0 + 1] }
  }

  /// The C modules of the package that the module sees, by the module maps that SwiftPM names.
  var cModules: Set<String> {
    var result: Set<String> = []
    for argument in arguments where argument.hasPrefix("-fmodule-map-file=") {
      let text = Files.text(String(argument.dropFirst("-fmodule-map-file=".count))) ?? ""
      let words = text.split(whereSeparator: \.isWhitespace)
      if let place = words.firstIndex(of: "module"), place + 1 < words.count {
        result.insert(words[place + 1].filter { $0 != "\"" && $0 != "{" })
      }
    }
    return result
  }

  /// The libraries of Apple's systems that glibc contains or that do not exist here, with what takes their place.
  private static let libraries: [String: [String]] = [
    "-lc++": ["-lstdc++"], "-lc++abi": [], "-liconv": [], "-lobjc": [], "-licucore": [], "-lSystem": [],
  ]

  /// The arguments without links to frameworks and libraries that do not exist here, and with the language mode in the
  /// compiler's form: 5 for 5.0.
  var adapted: [String] {
    var result: [String] = []
    var index = 0
    while index < arguments.count {
      if arguments[index] == "-framework" {
        index += 2
      } else if arguments[index] == "-swift-version", index + 1 < arguments.count, arguments[index + 1] != "4.2" {
        result += ["-swift-version", String(arguments[index + 1].prefix { $0 != "." })]
        index += 2
      } else if let library = Self.libraries[arguments[index]] {
        result += library
        index += 1
      } else {
        result.append(arguments[index])
        index += 1
      }
    }
    return result
  }
}
