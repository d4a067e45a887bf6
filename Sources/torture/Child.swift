import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// The tasks of the processes that trials kill, suspend, or run against each other.
enum Child {
  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 3, let now = Int64(arguments[2]) else {
      throw Failure("a child process needs a task, a guide and a time")
    }
    let store = try GuideStore(path: arguments[1], clock: { now })
    let rest = Array(arguments.dropFirst(3))
    switch (arguments[0], rest.count) {
    case ("import", 2): try store.importGuide(from: .file(path: rest[1]), source: rest[0])
    case ("refresh", 1): _ = try SourceRefresher(store: store, secrets: .standard()).refresh(rest[0])
    case ("prune", 0): try store.prune(now: now)
    case ("index", 0): try store.updateSearchIndex(at: now, threads: 2)
    case ("edit", 1): try edit(store, rest[0])
    case ("loop", 3): try loop(store, now: now, source: rest[0], feeds: rest[1], rounds: Int(rest[2]) ?? 0)
    case ("edits", 1): for round in 0..<(Int(rest[0]) ?? 0) { try edit(store, "Name \(round)") }
    default: throw Failure("unknown arguments for a child: \(arguments)")
    }
  }

  /// Makes three edits in order: each is stored before the next begins.
  private static func edit(_ store: GuideStore, _ name: String) throws {
    let keys = store.allChannels.filter { $0.feedID.hasSuffix(".still.example") }.map(\.id)
    guard keys.count > 1 else { throw Failure("there are no channels to edit") }
    try store.renameChannel(keys[0], to: name)
    let isHidden = store.allChannels.first { $0.id == keys[1] }?.isHidden ?? false
    try store.setHidden(!isHidden, channels: [keys[1]])
    store.perform(.putSearch(SavedSearch(id: 1, name: name, text: name)))
    try store.flush()
  }

  private static func loop(_ store: GuideStore, now: Int64, source: String, feeds: String, rounds: Int) throws {
    for version in 1...max(rounds, 1) {
      try store.importGuide(from: .file(path: "\(feeds)/\(source)-\(version).xml"), source: source)
      if version % 3 == 0 { try store.updateSearchIndex(at: now) }
    }
  }
}
