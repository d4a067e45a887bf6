import Foundation
import Testing

/// The effect of the environment's locale on terminal output.
@Suite("Locale")
struct LocaleTests {
  @Test(
    "Times are written as the environment has it",
    arguments: [
      ("LANG=en_US.UTF-8", "1:00 AM–1:30 AM"), ("LANG=en_GB.UTF-8", "01:00–01:30"), ("LANG=de_DE.UTF-8", "01:00–01:30"),
      ("LANG=en_US.UTF-8 LC_TIME=en_GB.UTF-8", "01:00–01:30"),
      ("LANG=de_DE.UTF-8 LC_ALL=en_US.UTF-8", "1:00 AM–1:30 AM"),
      ("LANG=C.UTF-8", "01:00–01:30"),
    ])
  func times(environment: String, expected: String) throws {
    let program = try Program()
    #expect(try program("import", "--quiet", try program.write(Feed.small, to: "guide.xml")).status == 0)
    let run = try program.shell(
      "env -u LC_ALL -u LC_TIME -u LC_MESSAGES -u LANGUAGE -u LANG \(environment) $LINEUP now --at @1795223700 --database $DB"
    )
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    // Some locales have a narrow blank before AM.
    let plain = String(run.output.map { $0.isWhitespace && $0 != "\n" ? " " : $0 })
    #expect(plain.contains(expected), "\(plain)")
  }

  @Test("A setting overrides the environment")
  func setting() throws {
    let program = try Program()
    #expect(try program("import", "--quiet", try program.write(Feed.small, to: "guide.xml")).status == 0)
    #expect(try program.runBare("settings", "clock", "12").status == 0)
    let run = try program.shell("LC_ALL=de_DE.UTF-8 $LINEUP now --at @1795223700 --database $DB")
    #expect(String(run.output.map { $0.isWhitespace ? " " : $0 }).contains("1:00 AM"), "\(run.output)")
  }

  @Test("Texts are in the environment's language")
  func language() throws {
    let program = try Program()
    #expect(try program("import", "--quiet", try program.write(Feed.small, to: "guide.xml")).status == 0)
    let run = try program.shell("LC_ALL=de_DE.UTF-8 $LINEUP search --at @1795223700 --database $DB first")
    #expect(run.output.hasPrefix("Läuft jetzt\n"), "\(run.output)")
  }
}
