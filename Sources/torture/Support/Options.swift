import Foundation

/// The command line.
struct Options {
  static let help = """
    torture [--lineup PROGRAM] [--folder FOLDER] [--seed N] [NUMBER] [trial…]

    Breaks imports, refreshes, edits and prunings of a guide in every way that is known, and looks after each whether the file is sound,
    each feed is there whole or not at all, and the guide can be read. NUMBER is how often a process is killed (1000).

    """

  var kills = 1_000
  var trials: [String] = []
  /// The program that reads the guide as a person would; `nil` leaves that out.
  var lineup: String?
  var folder = "/tmp"
  var seed: UInt64 = 20_261_122

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of name: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(name) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        print(Self.help + Torture.trials.map { "  \($0.name)\t\($0.about)" }.joined(separator: "\n"))
        exit(0)
      case "--lineup": lineup = try value(of: argument)
      case "--folder": folder = try value(of: argument)
      case "--seed":
        guard let number = UInt64(try value(of: argument)) else { throw Failure("--seed is a number") }
        seed = number
      default:
        if let number = Int(argument), number > 0 {
          kills = number
        } else if Torture.trials.contains(where: { $0.name == argument }) {
          trials.append(argument)
        } else {
          throw Failure("there is no trial '\(argument)'; see torture --help")
        }
      }
    }
  }
}

/// A message for the one who started the program.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
