import Foundation

/// The `uikit` command.
@main enum UIKitCommand {
  private static let help = """
    Builds and tests iOS packages on Linux, without a change to them.

    Usage, in the package's folder or with --package-path FOLDER:
      uikit build [options of swift build]
      uikit test [--filter …] [options of swift test]
      uikit run [options of swift run] [product]
      uikit snapshot Module.ViewController -o shot.png [--size 390x844] [--scale 2]
      uikit port [--write] [FOLDER]    show or write what is rewritten
      uikit port --check [FOLDER …]    check that rewriting moves no line and breaks no syntax
      uikit report                     what the last build rewrote, and what it could not
      uikit sdk BUILD-FOLDER -o FOLDER make the prebuilt UIKit from a build of it

    --leave-out-errors builds the rest of a package that builds on iOS, if some of it cannot compile here:
    functions with an error stop the program where they are called, and 'uikit report' lists them.

    The package and its manifest stay as they are: the compiler reads rewritten copies in .build/uikit.
    """

  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("uikit: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    guard let name = arguments.first else {
      print(help)
      return 2
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--compile":
      Files.closeInheritedDescriptors()
      try CompilerDriver.run(rest)
    case "build", "test", "run": return try SwiftCommand(name: name, arguments: rest).run()
    case "snapshot": return try SnapshotCommand(rest).run()
    case "port": return try PortCommand(rest).run()
    case "report": return try ReportCommand(rest).run()
    case "sdk": return try SDKCommand(rest).run()
    case "help", "--help", "-h":
      print(help)
      return 0
    default: throw Failure("there is no “\(name)”: see uikit --help")
    }
  }
}
