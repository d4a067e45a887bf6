import Foundation
import Testing

@Suite("lineup print")
struct PrintCommandTests {
  @Test(
    "Evenings, days and weeks become PDFs, in a file or on standard output",
    arguments: ["--evening", "--day", "--week"])
  func kinds(kind: String) throws {
    let program = try Program()
    _ = try program("import", program.write(Feed.small, to: "guide.xml"))
    let run = try program("print", "-o", program.path("out.pdf"), kind, "--at", "2026-11-20", "--list", "none")
    #expect(run.status == 1 && run.errors.contains("There is no list"))
    let made = try program("print", "-o", program.path("out.pdf"), kind, "--at", "2026-11-20")
    #expect(made.status == 0 && made.output.isEmpty && made.errors.isEmpty)
    let data = try Data(contentsOf: URL(fileURLWithPath: program.path("out.pdf")))
    #expect(data.starts(with: Data("%PDF-".utf8)) && data.count > 2_000)
    let piped = try program.shell(
      "$LINEUP print --database $DB -o - \(kind) --at 2026-11-20 --paper letter --portrait | head -c 5")
    #expect(piped.output == "%PDF-")
    let other = try program("print", "-o", program.path("other.pdf"), kind, "--at", "1999-01-01")
    #expect(other.status == 1 && other.errors.contains("There are no programmes to print: Friday"), "\(other)")
    #expect(!FileManager.default.fileExists(atPath: program.path("other.pdf")))
  }

  @Test("Wrong calls say what is missing and write nothing")
  func usage() throws {
    let program = try Program()
    _ = try program("import", program.write(Feed.small, to: "guide.xml"))
    for arguments in [
      [], ["-o", "x"], ["-o", "x.pdf", "more"], ["-o", "x.pdf", "--day", "--week"], ["-o", "x.pdf", "--paper", "a3"],
      ["-o", "x.pdf", "--landscape", "--portrait"], ["-o", "x.pdf", "--at", "yesterday"],
    ] {
      let (process, finish) = try program.process(["print", "--database", program.database] + arguments)
      try process.run()
      let run = try finish()
      #expect(run.status == 2 && run.errors.contains("lineup print --help"), "\(arguments)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.folder.path).allSatisfy { !$0.hasSuffix(".pdf") })
    let run = try program("print", "-o", program.path("no/such.pdf"))
    #expect(run.status == 1 && run.errors.contains("cannot be written"))
  }
}
