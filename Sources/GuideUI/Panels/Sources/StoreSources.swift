import Foundation
import GuideModel
import GuideStore

/// The sources of a stored guide as a window shows and changes them. Work that waits for a disk or a server runs on
/// another thread.
@MainActor public final class StoreSources: GuideSourceManaging {
  private let store: GuideStore
  private let refresher: SourceRefresher
  private let queue = DispatchQueue(label: "sources of the window", qos: .userInitiated)
  private var timer: Timer?
  /// Seconds between checks for due sources.
  private static let interval: TimeInterval = 60

  public private(set) var activity: (name: String, progress: Double?)?
  public var onChange: (() -> Void)?
  public private(set) var grabbers: [(address: String, title: String)] = []
  /// Opens the desktop's file dialog.
  public var chooseFiles: ((@escaping @MainActor ([String]) -> Void) -> Void)?
  /// Called when a source has been read or removed.
  public var onGuideChange: (() -> Void)?
  /// Called with a text that describes a failure.
  public var onFailure: ((String) -> Void)?
  private let afterRefresh: @Sendable (GuideStore) throws -> Void

  /// - Parameters:
  ///   - refresher: reads the sources; by default one that keeps passwords where the program does.
  ///   - afterRefresh: called on another thread when a source has been read, to change what depends on that.
  public init(
    store: GuideStore, refresher: SourceRefresher? = nil,
    afterRefresh: @escaping @Sendable (GuideStore) throws -> Void = { _ in }
  ) {
    self.store = store
    self.refresher = refresher ?? SourceRefresher(store: store)
    self.afterRefresh = afterRefresh
  }

  public var sources: [GuideSource] { store.sources }

  /// Refreshes sources from now on, when they are due.
  public func start() {
    refreshDue()
    let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refreshDue() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    findGrabbers()
  }

  /// Queries the installed grabbers for their names, which may take a moment.
  private func findGrabbers() {
    DispatchQueue.global(qos: .utility).async { [weak self] in
      let found = Grabber.installed().map { (address: "grabber:\($0.name)", title: $0.title) }
      guard !found.isEmpty else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.grabbers = found
          self?.onChange?()
        }
      }
    }
  }

  /// Cancels what is running. The guide is then as it was before the source being read.
  public func stop() {
    timer?.invalidate()
    refresher.cancel()
  }

  private func refreshDue() {
    let refresher = refresher
    queue.async { [weak self] in
      let now = Int64(Date().timeIntervalSince1970)
      // A check that fails now is repeated in a minute.
      guard let due = try? refresher.due(now: now, isMetered: false), !due.isEmpty else { return }
      let names =
        SourceRefresher.isNetworkMetered() ? (try? refresher.due(now: now, isMetered: true)) ?? [] : due
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.read(names) } }
    }
  }

  // MARK: GuideSourceManaging

  public func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) {
    // Writes one row, for which it may have to wait until an import has stored a batch.
    work(failed: failed) { refresher in
      try refresher.add(SourceRefresher.Addition(address: address))
    } then: { [weak self] name in
      self?.onChange?()
      self?.read([name])
    }
  }

  public func refresh(_ name: String?) {
    if let name { return read([name]) }
    work { refresher in
      try refresher.refreshable()
    } then: { [weak self] in
      self?.read($0)
    }
  }

  public func remove(_ name: String) {
    work { refresher in
      try refresher.remove(name)
    } then: { [weak self] in
      self?.changed()
    }
  }

  public func setInterval(hours: Int, of name: String) {
    let store = store
    work { _ in
      try store.setInterval(of: name, to: Int64(hours) * 3_600)
    } then: { [weak self] in
      self?.onChange?()
    }
  }

  public func setShift(minutes: Int, of name: String) {
    let store = store
    work { _ in
      try store.setShift(of: name, to: Int64(minutes) * 60)
    } then: { [weak self] in
      self?.changed()
    }
  }

  public func loadMatches(then: @escaping @MainActor ([ChannelMatch]) -> Void) {
    let store = store
    work { _ in
      try store.matches()
    } then: {
      then($0)
    }
  }

  public func settle(_ match: ChannelMatch, isMatch: Bool, then: @escaping @MainActor () -> Void) {
    let store = store
    work { _ in
      if isMatch {
        try store.match(match.row, with: match.channel, shift: match.shift)
      } else {
        try store.unmatch(match.row, from: match.channel)
      }
    } then: { [weak self] in
      self?.changed()
      then()
    }
  }

  public var setChannelShift: ((_ minutes: Int, _ row: Channel.Key) -> Void)? {
    { [weak self] minutes, row in
      guard let self else { return }
      let store = store
      work { _ in
        try store.setShift(ofRow: row, to: Int64(minutes) * 60)
      } then: { [weak self] in
        self?.changed()
      }
    }
  }

  public func move(_ name: String, to index: Int) {
    var names = sources.map(\.name)
    guard let old = names.firstIndex(of: name) else { return }
    names.remove(at: old)
    names.insert(name, at: min(max(index, 0), names.count))
    let (store, order) = (store, names)
    work { _ in
      for (priority, name) in order.enumerated() { try store.setPriority(of: name, to: priority) }
    } then: { [weak self] in
      self?.changed()
    }
  }

  /// Applies changed intervals and retention times.
  public func changeHabits(from old: SourceHabits, to new: SourceHabits) {
    guard old != new else { return }
    let store = store
    work { _ in
      try store.changeHabits(from: old, to: new)
    } then: { [weak self] in
      self?.onChange?()
    }
  }

  // MARK: Work

  /// Runs `body` on another thread and passes its result on to the main thread.
  /// - Parameter failed: receives errors; `nil` passes their descriptions to `onFailure`.
  private func work<Value: Sendable>(
    failed: (@MainActor (any Error) -> Void)? = nil,
    _ body: @escaping @Sendable (SourceRefresher) throws -> Value, then: @escaping @MainActor (Value) -> Void
  ) {
    let refresher = refresher
    let viewer = GuideLocale.viewer
    let finish = GuideLocale.keepingViewer { [weak self] (result: Result<Value, any Error>) in
      switch result {
      case .success(let value): then(value)
      case .failure(let error):
        if let failed { failed(error) } else { self?.onFailure?(String(describing: error)) }
      }
    }
    queue.async {
      let result = GuideLocale.$viewer.withValue(viewer) { Result { try body(refresher) } }
      DispatchQueue.main.async { MainActor.assumeIsolated { finish(result) } }
    }
  }

  private func read(_ names: [String]) {
    let take = GuideLocale.keepingViewer { [weak self] (event: SourceRefresher.Event) in self?.take(event) }
    refresher.start(names) { event in
      DispatchQueue.main.async { MainActor.assumeIsolated { take(event) } }
    }
  }

  private func take(_ event: SourceRefresher.Event) {
    switch event {
    case .began(let name): activity = (name, nil)
    case .progress(let name, let progress):
      let part = progress.expectedBytes.flatMap { $0 > 0 ? min(1, Double(progress.bytesRead) / Double($0)) : nil }
      activity = (name, part)
    case .ended(_, let result):
      activity = nil
      // Failures are stored with the source; the panel and the banner show them.
      if case .success = result { settleRefresh() }
      onGuideChange?()
    case .idle: activity = nil
    }
    onChange?()
  }

  private func settleRefresh() {
    let (store, afterRefresh) = (store, afterRefresh)
    work { _ in
      try afterRefresh(store)
    } then: { [weak self] in
      self?.changed()
    }
  }

  private func changed() {
    onChange?()
    onGuideChange?()
  }
}
