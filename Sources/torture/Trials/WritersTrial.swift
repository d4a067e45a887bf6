import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Four processes write at once, two feeds, edits and prunings, while this one reads: at no moment may it see part of a
/// feed.
struct WritersTrial {
  private let torture: Torture
  private let now = Moments.now

  init(_ torture: Torture) { self.torture = torture }

  private func feed(_ name: String, _ version: Int) -> Feed {
    Feed(name: name, version: version, channels: name == "still" ? 3 : 8, start: now - 86_400, days: 3)
  }

  func run() throws {
    let rounds = max(20, torture.options.kills / 20)
    let folder = try torture.makeFolder("writers")
    let feeds = try torture.makeFolder("writers-feeds")
    let path = "\(folder)/guide.db"
    let time = now
    let sources = ["alpha", "beta", "gamma"]
    for version in 1...rounds { for source in sources { _ = try feed(source, version).write(to: feeds) } }
    do {
      let store = try GuideStore(path: path, clock: { time })
      for source in sources + ["still"] {
        try store.importGuide(from: .file(path: feed(source, 1).write(to: feeds)), source: source)
      }
    }
    // The version, recognised by content.
    var versions: [UInt64: (source: String, version: Int)] = [:]
    for source in sources { for version in 1...rounds { versions[feed(source, version).sum] = (source, version) } }

    var children = try sources.map { try ChildProcess(["loop", path, "\(now)", $0, feeds, "\(rounds)"]) }
    children.append(try ChildProcess(["edits", path, "\(now)", "\(rounds)"]))
    var codes: [Int32?] = Array(repeating: nil, count: children.count)
    var last: [String: Int] = [:]
    var moments = 0
    while codes.contains(where: { $0 == nil }) {
      for (index, child) in children.enumerated() where codes[index] == nil { codes[index] = child.poll() }
      let content: RawGuide.Content
      do { content = try RawGuide(path: path, isReadOnly: true).content() } catch {
        torture.fault("writers, reading: \(error)", file: path)
        break
      }
      moments += 1
      for source in sources {
        let sum = content.sums[source]?.values.reduce(0, &+) ?? 0
        guard let found = versions[sum], found.source == source else {
          torture.fault("writers: \(source) is there in part", file: path)
          continue
        }
        if found.version < last[source] ?? 1 {
          torture.fault("writers: \(source) went back from \(last[source] ?? 1) to \(found.version)", file: path)
        }
        last[source] = found.version
      }
      if torture.faults.count > 20 { break }
    }
    for (index, child) in children.enumerated() where codes[index] == nil {
      child.send(SIGKILL)
      codes[index] = child.wait()
    }
    for case let code? in codes where code != 0 { torture.fault("writers: one ended with \(code)", file: path) }
    var inspector = Inspector(torture, path: path, now: now)
    var expected: [String: [Feed?]] = ["still": [feed("still", 1)]]
    for source in sources { expected[source] = [feed(source, rounds)] }
    _ = inspector.look(expected, after: "writers, at the end")
    torture.say(
      "  3 writers of \(rounds) feeds each and one of \(3 * rounds) edits: none was refused; \(moments) moments read meanwhile, each with every feed whole"
    )
  }
}
