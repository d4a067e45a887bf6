import Foundation
import Testing

@Suite("lineup: arguments")
struct UsageTests {
  @Test(
    "Wrong usage: exit code 2, a message and a hint on standard error, nothing on standard output",
    arguments: [
      (["imprt"], "did you mean 'import'"), (["import"], "no feed given"), (["import", "--quite", "x"], "--quiet"),
      (["import", "--database"], "needs a value"), (["import", "--database="], "needs a value"),
      (["import", "-x", "a"], "-x"), (["import", "-q", "-q", "a"], "twice"),
      (["import", "--quiet=1", "a"], "no value"),
      (["import", "-", "-"], "once"), (["import", "ftp://x/y"], "scheme"),
      (["import", "--source", "s", "a", "b"], "one feed"), (["snapshot"], "-o FILE"),
      (["snapshot", "-o", "x.gif"], ".png"),
      (["snapshot", "-o", "x.png", "--size", "0x9"], "--size"),
      (["snapshot", "-o", "x.png", "--scale", "99"], "--scale"),
      (["snapshot", "-o", "x.png", "--at", "soon"], "soon"), (["now", "--at", "2026-02-29"], "is not a time"),
      (["now", "--at", "2026-11-31 20:15"], "is not a time"), (["--verison"], "did you mean '--version'"),
      (["snapshot", "-o", "x.png", "--size", "8000x8000", "--scale", "2"], "256 million pixels"),
      (["now", "--at", "25:00"], "25:00"),
      (["channels", "hid", "x"], "did you mean 'hide'"), (["channels", "move", "x", "0"], "count from 1"),
      (["channels", "hide"], "no channels given"), (["search"], "no words given"),
      (["search", "--limit", "0", "x"], "--limit"),
      (["help", "nothing"], "unknown command"), (["--nonsense"], "--nonsense"),
    ])
  func wrong(arguments: [String], message: String) throws {
    let program = try Program()
    let (process, finish) = try program.process(arguments)
    try process.run()
    let run = try finish()
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lineup: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("--help"))
    #expect(run.output.isEmpty)
  }

  @Test(
    "Every command explains itself",
    arguments: ["import", "open", "snapshot", "now", "channels", "search", "sources", "refresh", "remove"])
  func help(command: String) throws {
    let program = try Program()
    for arguments in [[command, "--help"], [command, "-h"], ["help", command]] {
      let (process, finish) = try program.process(arguments)
      try process.run()
      let run = try finish()
      #expect(run.status == 0)
      #expect(run.output.contains("Usage: lineup \(command)"))
      #expect(run.output.contains("--database"))
      let text = run.output.components(separatedBy: "\n\n").last ?? ""
      #expect(text.split(separator: "\n").allSatisfy { $0.count < 80 }, "\(text)")
      #expect(run.errors.isEmpty)
    }
    #expect(try program.runBare("--help").output.contains("  \(command)"))
  }

  @Test("The version")
  func version() throws {
    let run = try Program().runBare("--version")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("lineup ") && run.output.hasSuffix("\n"))
  }

  @Test("Nothing is made by asking")
  func asking() throws {
    let program = try Program()
    for command in ["now", "channels"] {
      let run = try program(command)
      #expect(run.status == 1)
      #expect(run.errors.contains("lineup import"))
    }
    #expect(!FileManager.default.fileExists(atPath: program.database))
  }

  @Test("A negative number is a value, so the error names the range")
  func negativeNumbers() throws {
    let program = try Program()
    let days = try program("settings", "keep-days", "-1")
    #expect(days.status == 2 && days.errors.contains("0–3650"), "\(days)")
    let option = try program("settings", "-x")
    #expect(option.status == 2 && option.errors.contains("unknown option '-x'"), "\(option)")
  }
}
