import Foundation
import Testing

@Suite("A guide that cannot be written")
struct ReadOnlyTests {
  /// Returns a program whose guide is in a folder of its own, and the start of a shell command under which nothing in
  /// it may be written.
  private func locked(_ mode: String) throws -> (program: Program, line: String) {
    let program = try Program()
    let feed = try program.write(Feed.small, to: "guide.xml")
    let made = try program.shell(
      "mkdir lib pictures && $LINEUP import --quiet --database lib/guide.db \(feed) && $LINEUP search --database lib/guide.db cats"
    )
    #expect(made.status == 0, "\(made.errors)")
    let line = """
      chmod \(mode); trap 'chmod -R u+w lib' EXIT; DB=lib/guide.db
      # Root writes everywhere unless it gives that right up.
      [ "$(id -u)" != 0 ] || drop="setpriv --inh-caps=-all --bounding-set=-all"
      """
    return (program, line)
  }

  static let modes = ["a-w lib/guide.db", "a-w lib", "-R a-w lib"]

  @Test("is read all the same, and nothing is left beside it", arguments: modes)
  func reading(mode: String) throws {
    let (program, line) = try locked(mode)
    let run = try program.shell(
      """
      \(line)
      for command in "now --at 2026-11-21T00:40" channels "search --at 2026-11-21T01:10 cats" \
        "snapshot -o pictures/guide.png --at 2026-11-21T00:40"
      do ${drop:-} $LINEUP $command --database $DB || exit; done
      ls lib; head -c 4 pictures/guide.png | tail -c 3
      """)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("One  00:30–01:00 First 1 | 01:00 First 2\nTwo"), "\(run.output)")
    #expect(run.output.contains("1  #1  One  one.example\n2  #2  Two  two.example\n"))
    #expect(run.output.contains("Two  Second 2"))
    #expect(run.output.hasSuffix("\nguide.db\nPNG"), "\(run.output)")
  }

  @Test("is not changed, and that is said", arguments: modes)
  func writing(mode: String) throws {
    let (program, line) = try locked(mode)
    for command in ["import --database $DB guide.xml", "channels --database $DB hide one", "guide.xml --database $DB"] {
      let run = try program.shell("\(line)\n${drop:-} $LINEUP \(command)")
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.contains("lib/guide.db cannot be written. Check the permissions"), "\(run.errors)")
    }
  }

  @Test("cannot be given a demo when it is empty")
  func empty() throws {
    let program = try Program()
    let run = try program.shell(
      """
      mkdir lib && : > lib/guide.db && chmod -R a-w lib; trap 'chmod -R u+w lib' EXIT
      [ "$(id -u)" != 0 ] || drop="setpriv --inh-caps=-all --bounding-set=-all"
      ${drop:-} $LINEUP snapshot -o guide.png --database lib/guide.db
      """)
    #expect(run.status == 1)
    #expect(run.errors.contains("lib/guide.db") && run.errors.contains("cannot be written"), "\(run.errors)")
  }
}
