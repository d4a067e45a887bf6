import Foundation

/// The command line.
struct Options {
  static let help = """
    torture [--lineup PROGRAM] [--folder FOLDER] [--seed N] [NUMBER] [trial…]

    Breaks imports, refreshes, edits and prunings of a guide in every way that is known, and looks after each whether the file is sound,
    each feed is there whole or not at all, and the guide can be read. NUMBER is how often a process is killed (1000).

    """

  var torture = TortureOptions()
  /// The trials to run; all if it is empty.
  var trials: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of name: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(name) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        print(Self.help + Trial.all.map { "  \($0.name)\t\($0.about)" }.joined(separator: "\n"))
        exit(0)
      case "--lineup": torture.lineup = try value(of: argument)
      case "--folder": torture.folder = try value(of: argument)
      case "--seed":
        guard let number = UInt64(try value(of: argument)) else { throw Failure("--seed must be a number") }
        torture.seed = number
      default:
        if let number = Int(argument), number > 0 {
          torture.kills = number
        } else if Trial.all.contains(where: { $0.name == argument }) {
          trials.append(argument)
        } else {
          throw Failure("there is no trial '\(argument)'; see torture --help")
        }
      }
    }
  }
}
