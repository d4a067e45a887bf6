import Foundation
import Testing

@Suite("lineup snapshot: the file")
struct SnapshotTests {
  private func filled() throws -> Program {
    let program = try Program()
    let run = try program("import", program.write(Feed.small, to: "guide.xml"))
    try #require(run.status == 0)
    return program
  }

  /// Runs shell commands that must fail with `message`, and leave nothing in the folder except `files`.
  private func refuse(_ program: Program, _ lines: String, _ message: String, leaving files: [String] = []) throws {
    let run = try program.shell(lines)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("lineup: ") && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasSuffix(".\n"), "it says what to do: \(run.errors)")
    #expect(run.output.isEmpty)
    let folder = program.path("pictures")
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    #expect(Set(found) == Set(files))
  }

  @Test("PNG, PDF and SVG, also in place of another picture and through a link")
  func formats() throws {
    let program = try filled()
    let run = try program.shell(
      """
      set -e; mkdir pictures other; ln -s ../other/real.svg pictures/guide.svg; echo old > other/real.svg
      echo old > pictures/guide.png; chmod 600 pictures/guide.png
      for kind in png pdf svg; do $LINEUP snapshot --database $DB --at @1795219200 -o pictures/guide.$kind; done
      [ -L pictures/guide.svg ]; stat -c %a pictures/guide.png; head -c 4 pictures/guide.pdf; grep -o '<svg' other/real.svg
      ls pictures other
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == "600\n%PDF<svg\nother:\nreal.svg\n\npictures:\nguide.pdf\nguide.png\nguide.svg\n", "\(run.output)")
    let header = try Data(contentsOf: URL(fileURLWithPath: program.path("pictures/guide.png"))).prefix(24)
    #expect(header.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(header.suffix(8).elementsEqual([0, 0, 0x05, 0x00, 0, 0, 0x03, 0x20]), "1280 x 800")
  }

  @Test("A display that is there is not connected to")
  func noDisplay() throws {
    let program = try filled()
    // Where X programs look first: a name that is in no folder.
    let number = 5_000 + Int(getpid()) % 50_000
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    try #require(listener >= 0)
    defer { close(listener) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array("\0/tmp/.X11-unix/X\(number)".utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let bound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sa_family_t>.size + name.count))
      }
    }
    try #require(bound == 0 && listen(listener, 4) == 0)
    // A client would wait for an answer for ever.
    let run = try program.shell(
      "DISPLAY=:\(number) WAYLAND_DISPLAY= timeout 60 $LINEUP snapshot --database $DB -o guide.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(accept(listener, nil, nil) == -1 && errno == EAGAIN)
  }

  @Test("A folder that is missing, a file for a folder, a folder for a file", arguments: ["png", "pdf", "svg"])
  func places(kind: String) throws {
    let program = try filled()
    let draw = "$LINEUP snapshot --database $DB -o"
    try refuse(program, "\(draw) none/x.\(kind)", "none/x.\(kind) cannot be written: the folder none does not exist")
    try refuse(program, "\(draw) guide.xml/x.\(kind)", "guide.xml is not a folder")
    try refuse(
      program, "mkdir -p pictures/x.\(kind); \(draw) pictures/x.\(kind)", "is a folder", leaving: ["x.\(kind)"])
  }

  @Test("A folder that may not be written to", arguments: ["png", "pdf", "svg"])
  func forbidden(kind: String) throws {
    let program = try filled()
    try refuse(
      program,
      """
      mkdir -m 555 pictures; [ "$(id -u)" != 0 ] || drop="setpriv --inh-caps=-all --bounding-set=-all"
      ${drop:-} $LINEUP snapshot --database $DB -o pictures/x.\(kind)
      """, "pictures/x.\(kind) cannot be written: no permission to write to the folder pictures")
  }

  @Test("A file beyond the system's limit: the picture that was there stays", arguments: ["png", "svg"])
  func tooLarge(kind: String) throws {
    let program = try filled()
    try refuse(
      program,
      "mkdir pictures; echo old > pictures/x.\(kind); ulimit -f 40; $LINEUP snapshot --scale 4 --database $DB -o pictures/x.\(kind)",
      "larger than the system allows", leaving: ["x.\(kind)"])
    #expect(try String(contentsOfFile: program.path("pictures/x.\(kind)"), encoding: .utf8) == "old\n")
  }

  @Test("A full disk: no half a picture", arguments: ["png", "pdf", "svg"])
  func fullDisk(kind: String) throws {
    let program = try filled()
    let mount = "mkdir pictures; mount -t tmpfs -o size=8k tmpfs pictures"
    // Not everybody may mount, but most people may in a namespace of their own.
    guard let share = try ["unshare -m", "unshare -rm"].first(where: { try program.shell("\($0) true").status == 0 })
    else { return }
    let run = try program.shell(
      """
      \(share) bash -c '\(mount) || exit 9; $LINEUP snapshot --database $DB -o pictures/x.\(kind); code=$?; ls -A pictures; exit $code'
      """)
    if run.status == 9 { return }
    #expect(run.status == 1)
    #expect(
      run.errors.contains("pictures/x.\(kind) cannot be written: the disk is full. Free some space"), "\(run.errors)")
    #expect(run.output.isEmpty, "left behind: \(run.output)")
  }

  @Test("A pipe is written as it is")
  func pipe() throws {
    let program = try filled()
    let run = try program.shell(
      "mkfifo x.png; $LINEUP snapshot --database $DB -o x.png & timeout 60 cat x.png > copy; wait; head -c 4 copy | tail -c 3"
    )
    #expect(run.output == "PNG", "\(run.errors)")
  }
}
