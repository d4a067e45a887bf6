import Foundation
import GuideFormats
import GuideModel
import HTTP

/// Refreshes sources one at a time, for window, agent and command line.
public final class SourceRefresher: Sendable {
  /// Progress of refreshes, by the name of the source.
  public enum Event: Sendable {
    case began(String)
    case progress(String, ImportProgress)
    case ended(String, Result<ImportReport, any Error>)
    /// Nothing is left to do.
    case idle
  }

  private let store: GuideStore
  private let secrets: SourceSecrets
  private let queue = DispatchQueue(label: "lineup.refresh", qos: .utility)
  private let cancellation = Guarded(ImportCancellation())
  /// The names of the sources in the queue.
  private let waiting = Guarded<[String]>([])

  /// Creates a refresher; `secrets` stores the credentials in addresses.
  public init(store: GuideStore, secrets: SourceSecrets = .standard()) {
    self.store = store
    self.secrets = secrets
  }

  // MARK: Adding

  /// A source to be added.
  public struct Addition: Sendable {
    /// The address as the user typed it.
    public var address: String
    /// The name to give the source; `nil` derives one from the address.
    public var name: String?
    /// Seconds between refreshes; `nil` for the usual interval for such an address.
    public var interval: Int64?
    /// The priority: if several sources have a channel, the lowest number wins.
    public var priority = 0
    /// Seconds to add to its times.
    public var shift: Int64 = 0
    /// The user name to log in to the server with; `nil` when it needs none.
    public var user: String?
    /// The password to log in to the server with; ignored without a user.
    public var password: String?
    /// Headers to send with every request, by name.
    public var headers: [String: String] = [:]

    /// Creates an addition with only an address.
    public init(address: String) { self.address = address }
  }

  /// Adds a source without reading it; credentials are stored outside the guide. Waits for the disk.
  /// - Returns: its name.
  /// - Throws: `FeedError` if the address cannot be used, or `GuideStoreError`.
  public func add(_ addition: Addition) throws -> String {
    var text = addition.address
    if let user = addition.user {
      guard let whole = SourceAddress.withLogin(text, user: user, password: addition.password ?? "") else {
        throw FeedError(
          .unreadable, localized("cannot have a user name"), source: FeedLocation.withoutCredentials(text),
          advice: localized("Users are for http: and https: addresses."))
      }
      text = whole
    }
    var origin = try FeedOrigin(text)
    origin.headers = addition.headers
    try Self.checkHeaders(of: origin)
    if case .web(let url)? = origin.location, let playlist = SourceAddress.playlist(forGuide: url) {
      // The playlist names its guide itself.
      origin.place = .location(.web(playlist))
    }
    guard !origin.address.isEmpty else {
      throw FeedError(
        .unreadable, localized("cannot be read again"), source: "standard input",
        advice: localized("Use 'lineup import' to read it."))
    }
    if case .file(let path)? = origin.location { try Self.checkFile(path) }
    if let known = try store.knownSource(at: origin) { throw GuideStoreError.sourceExists(known) }
    let name = addition.name ?? origin.identity
    guard try store.storedSources().allSatisfy({ $0.name != name }) else { throw GuideStoreError.sourceExists(name) }
    if origin.hasSecret, case .web(let url)? = origin.location {
      try secrets.keep(SourceSecret(address: url.absoluteString, headers: origin.headers), for: origin.identity)
    }
    _ = try store.prepareSource(name, origin, isStandalone: true, cancellation: ImportCancellation())
    if let interval = addition.interval { try store.setInterval(of: name, to: interval) }
    if addition.priority != 0 { try store.setPriority(of: name, to: addition.priority) }
    if addition.shift != 0 { try store.setShift(of: name, to: addition.shift) }
    return name
  }

  /// Replaces the login and the headers with which a source is read; what is not given stays. The next refresh uses
  /// them. Waits for the disk.
  /// - Parameters:
  ///   - user: the user name; `nil` leaves user and password as they are.
  ///   - password: ignored without a user.
  ///   - headers: by name; an empty value removes a header.
  /// - Throws: `FeedError` if the source's address cannot have them or is not known in full, or `GuideStoreError`.
  public func setLogin(of name: String, user: String?, password: String?, headers: [String: String]) throws {
    let before = try store.identity(of: name)
    guard var origin = try store.origin(of: name, secrets: secrets) else {
      throw FeedError(
        .unreadable, localized("cannot be read again: its address or its password is not known"), source: name,
        advice: localized("Remove it and add it again."))
    }
    if let user {
      guard case .web(let url)? = origin.location,
        let whole = SourceAddress.withLogin(url.absoluteString, user: user, password: password ?? "")
      else {
        throw FeedError(
          .unreadable, localized("cannot have a user name"), source: name,
          advice: localized("Users are for http: and https: addresses."))
      }
      origin.place = .location(try FeedLocation(whole))
    }
    for (header, value) in headers {
      // Names of headers do not differ by case.
      origin.headers = origin.headers.filter { $0.key.lowercased() != header.lowercased() }
      if !value.isEmpty { origin.headers[header] = value }
    }
    try Self.checkHeaders(of: origin)
    if let known = try store.knownSource(at: origin), known != name { throw GuideStoreError.sourceExists(known) }
    if origin.hasSecret, case .web(let url)? = origin.location {
      try secrets.keep(SourceSecret(address: url.absoluteString, headers: origin.headers), for: origin.identity)
    }
    _ = try store.prepareSource(name, origin, isStandalone: false, cancellation: ImportCancellation())
    // Another user may be shown something else.
    try store.setValidators(of: name, to: HTTPValidators())
    if let before, before != origin.identity || !origin.hasSecret { try secrets.forget(before) }
  }

  /// Throws an error for headers where there is no server to send them to.
  private static func checkHeaders(of origin: FeedOrigin) throws {
    if case .web? = origin.location { return }
    guard !origin.headers.isEmpty else { return }
    throw FeedError(
      .unreadable, localized("cannot have headers"), source: origin.description,
      advice: localized("Headers are for http: and https: addresses."))
  }

  /// Throws the error that reading the file would end with, unless it is there. Only such a file is opened, because
  /// opening a pipe may wait.
  private static func checkFile(_ path: String) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if !isThere || isFolder.boolValue { _ = try FileSource(path: path) }
  }

  /// Removes a source with everything from it, and its credentials. Waits for the disk.
  public func remove(_ name: String) throws {
    let identity = try store.identity(of: name)
    try store.removeSource(name)
    if let identity { try secrets.forget(identity) }
  }

  // MARK: Refreshing

  /// Reads a source again unless its server says that nothing has changed, and deletes airings that are too old. Waits
  /// for all of it.
  /// - Throws: `FeedError` or `GuideStoreError`; the failure is also recorded with the source.
  public func refresh(
    _ name: String, cancellation: ImportCancellation = ImportCancellation(),
    progress: ((ImportProgress) -> Void)? = nil
  ) throws -> ImportReport {
    guard let origin = try store.origin(of: name, secrets: secrets) else {
      let error = FeedError(
        .unreadable, localized("cannot be read again: its address or its password is not known"), source: name,
        advice: localized("Remove it and add it again."))
      try store.noteFailure(name, error, isNew: false, cancellation: cancellation)
      throw error
    }
    let run = FeedRun(
      store: store, options: XMLTVOptions(), cancellation: cancellation, progress: progress, secrets: secrets,
      isConditional: true)
    let report = try run.run(origin, guides: [], source: name, isAsked: false)
    try store.prune(now: store.clock(), cancellation: cancellation)
    return report
  }

  /// Returns the sources that can be refreshed, without guides that are refreshed with their playlist.
  public func refreshable() throws -> [String] {
    try store.storedSources().filter { source in
      try !source.address.isEmpty && source.kind != .demo && store.playlists(of: source.name).isEmpty
    }.map(\.name)
  }

  /// Returns the sources that are due, those that have waited longest first.
  public func due(now: Int64, isMetered: Bool) throws -> [String] {
    let states = try store.reading { try $0.refreshStates() }
    return RefreshPlanner.due(states, now: now, isMetered: isMetered)
  }

  /// Returns the instant at which the next source is due, UTC seconds; `nil` if none ever is.
  public func nextInstant(now: Int64) throws -> Int64? {
    let states = try store.reading { try $0.refreshStates() }
    return RefreshPlanner.nextInstant(states, now: now)
  }

  /// Refreshes sources in the background, after those in the queue; a source in the queue is not added again.
  /// - Parameter onEvent: called on a background thread.
  public func start(_ names: [String], onEvent: @escaping @Sendable (Event) -> Void) {
    let new = waiting.withLock { waiting in
      let new = names.filter { !waiting.contains($0) }
      waiting += new
      return new
    }
    for name in new {
      queue.async { [self] in
        let cancellation = cancellation.withLock { $0 }
        let isWanted = waiting.withLock { waiting in
          guard let index = waiting.firstIndex(of: name) else { return false }
          waiting.remove(at: index)
          return true
        }
        guard isWanted else { return }
        onEvent(.began(name))
        let result = Result {
          try refresh(name, cancellation: cancellation) { onEvent(.progress(name, $0)) }
        }
        onEvent(.ended(name, result))
        if waiting.withLock({ $0.isEmpty }) { onEvent(.idle) }
      }
    }
  }

  /// Cancels the current refresh and the queue. The guide is then as it was before the current source.
  public func cancel() {
    waiting.withLock { $0.removeAll() }
    cancellation.withLock { cancellation in
      cancellation.cancel()
      cancellation = ImportCancellation()
    }
  }

  /// Whether the network charges by the byte, according to NetworkManager; `false` if unknown. Waits for a program.
  public static func isNetworkMetered() -> Bool {
    #if os(Linux)
      guard
        let source = try? ProcessSource(
          path: "/usr/bin/busctl",
          arguments: [
            "--system", "--timeout=2", "get-property", "org.freedesktop.NetworkManager",
            "/org/freedesktop/NetworkManager",
            "org.freedesktop.NetworkManager", "Metered",
          ], name: "busctl", deadline: 5), let text = try? source.readText(limit: 64)
      else { return false }
      // 1 is yes, 3 is a guess of yes.
      return ["u 1", "u 3"].contains(text.trimmingCharacters(in: .whitespacesAndNewlines))
    #else
      return false
    #endif
  }
}
