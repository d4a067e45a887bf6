import Foundation
import GuideModel
import GuideStore
import GuideUI

/// Opens the guide: where it is, and how it is created.
enum GuideLocation {
  /// `$XDG_DATA_HOME/lineup/guide.db`, or the same below `~/.local/share`.
  static func defaultPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    // The specification says to ignore relative paths.
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { return "\(base)/lineup/guide.db" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.local/share/lineup/guide.db"
  }

  /// `$XDG_CACHE_HOME/lineup/pictures`, or the same below `~/.cache`: logos and stills, which can be fetched again.
  static func pictureDirectory(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.cache"
    return URL(fileURLWithPath: "\(base)/lineup/pictures", isDirectory: true)
  }

  /// The message when a command finds nothing because all channels are hidden.
  static var allHidden: String {
    localized("All channels are hidden. 'lineup channels --all' lists them, 'lineup channels show' shows them again.")
  }

  /// Opens the guide for reading and writing. Creates the default folder if needed, but not one that was named.
  static func open(_ arguments: ParsedArguments) throws -> GuideStore { try open(path: arguments["database"]) }

  /// - Parameter path: `nil` for the default one.
  static func open(path: String?) throws -> GuideStore {
    let file = path ?? defaultPath()
    if path == nil {
      let folder = (file as NSString).deletingLastPathComponent
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandError(
          localized(
            "The folder \(folder) cannot be created (\(error.localizedDescription)). Choose another file with --database."
          ))
      }
    }
    return try repairingIfDamaged(file) { try guide(file) }
  }

  private static func guide(_ path: String) throws -> GuideStore {
    let store = try GuideStore.open(path)
    store.usualReminderLead = Preferences.settings.reminderLead
    store.habits = Preferences.settings.habits
    return store
  }

  /// Returns the result of `open`, after repairing the guide if it is damaged.
  private static func repairingIfDamaged(_ path: String, open: () throws -> GuideStore) throws -> GuideStore {
    do {
      return try open()
    } catch GuideStoreError.damaged(_, let reason) {
      Output.note(RecoveryText.make(try GuideStore.recover(path: path), reason: reason))
      return try open()
    }
  }

  /// Opens a guide that must exist: a missing one is most likely a mistyped path.
  static func openExisting(_ arguments: ParsedArguments) throws -> GuideStore {
    let path = try existing(arguments["database"] ?? defaultPath())
    let store = try repairingIfDamaged(path) { try guide(path) }
    try waitUntilFilled(store)
    return store
  }

  /// Waits, for half a minute at most, while another process fills the guide for the first time.
  private static func waitUntilFilled(_ store: GuideStore) throws {
    guard store.isBeingFilled else { return }
    let line = StatusLine()
    defer { line.clear() }
    let end = Date(timeIntervalSinceNow: 30)
    while store.isBeingFilled {
      guard Date() < end else { throw GuideStoreError.busy(path: store.shownPath) }
      line.show(localized("Waiting for another import to finish…"))
      Thread.sleep(forTimeInterval: 0.1)
      try store.reloadIfChanged()
    }
  }

  /// Opens a guide that must exist, for reading only if necessary.
  static func openForReading(_ arguments: ParsedArguments) throws -> GuideStore {
    try openForReading(path: arguments["database"] ?? defaultPath())
  }

  static func openForReading(path: String) throws -> GuideStore {
    let path = try existing(path)
    let store = try readingIfNeeded(path) { try guide(path) }
    if store.isBeingFilled {
      Output.note(
        localized("The first import is still running; there is nothing to show until it has finished."))
    }
    return store
  }

  private static func existing(_ file: String) throws -> String {
    guard GuideStore.isServer(file) || FileManager.default.fileExists(atPath: file) else {
      throw CommandError(localized("There is no guide in \(file). Fill it with 'lineup import <file or URL>'."))
    }
    return file
  }

  /// Returns the result of `open`, or the guide for reading only if `path` cannot be written.
  private static func readingIfNeeded(_ path: String, open: () throws -> GuideStore) throws -> GuideStore {
    do {
      return try open()
    } catch GuideStoreError.server where GuideStore.isServer(path) {
      // Standbys serve readers.
      return try GuideStore.open(path, access: .readOnly)
    } catch GuideStoreError.readOnly {
      return try GuideStore(path: path, access: .readOnly)
    } catch GuideStoreError.full {
      // Reading needs no space.
      return try GuideStore(path: path, access: .readOnly)
    } catch GuideStoreError.cannotOpen where FileManager.default.isReadableFile(atPath: path) {
      return try GuideStore(path: path, access: .readOnly)
    }
  }
}

extension GuideLocation {
  /// Opens the guide to show it, with a demo if it is empty. A guide that cannot be written is shown as it is.
  static func openFillingIfEmpty(_ arguments: ParsedArguments) throws -> GuideStore {
    let store = try readingIfNeeded(arguments["database"] ?? defaultPath()) { try open(arguments) }
    if store.access == .readWrite { try fillIfEmpty(store) }
    return store
  }

  /// Whether the guide has any feed besides the demo.
  static func hasFeeds(_ store: GuideStore) throws -> Bool {
    store.sources.contains { $0.name != demoSource }
  }

  /// Puts a demo guide into an empty store.
  static func fillIfEmpty(_ store: GuideStore) throws {
    guard store.allChannels.isEmpty, !store.isBeingFilled, !store.isOnServer else { return }
    let demo = DemoGuide(now: Int64(Date().timeIntervalSince1970))
    try store.importFeed(source: demoSource) { sink in
      try demo.forEachBatch { try sink($0, Int64($0.bytes.count)) }
    }
    try store.markAsDemo(demoSource)
  }

  /// Removes the demo once there is a real guide.
  static func removeDemo(_ store: GuideStore) throws { try store.removeSource(demoSource) }

  /// Returns the sources of a guide as a window shows them. The demo goes when one of them has been read.
  @MainActor static func sources(of store: GuideStore) -> StoreSources {
    StoreSources(store: store) { try removeDemo($0) }
  }

  private static let demoSource = "demo guide"
}
