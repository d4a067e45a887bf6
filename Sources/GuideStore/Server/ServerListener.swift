import Dispatch
import Foundation
import Postgres

/// Notices on the primary that the guide has changed: a connection that listens, and is read when something arrives.
///
/// Standbys do not forward notifications, so this one connection goes to the primary. If it breaks it is replaced after
/// a while; until then `isListening` is false.
///
/// Unchecked because of its variables: `lock` guards those that other threads read, and `queue` does the work.
final class ServerListener: @unchecked Sendable {
  private let address: PostgresAddress
  private let silence: Silence
  private let queue = DispatchQueue(label: "guide server", qos: .utility)
  private let lock = NSLock()
  private var connection: PostgresConnection?
  private var source: (any DispatchSourceRead)?
  private var isActive = false
  private var newest: Int64 = 0
  private var pause = 1.0

  /// Copies the changes; returns `false` if that failed and it has to be called again.
  private var onChange: (@Sendable () -> Bool)?
  private var isRepeating = false

  /// - Parameter silence: how long the primary may be silent while it is told to report changes.
  init(_ address: PostgresAddress, silence: Silence) {
    self.address = address
    self.silence = silence
  }

  deinit { source?.cancel() }

  /// Whether the server's notifications arrive.
  var isListening: Bool { lock.withLock { isActive } }

  /// The number of the newest change that the server reported.
  var newestGeneration: Int64 { lock.withLock { newest } }

  /// Starts to listen, in the background.
  /// - Parameter onChange: called there; copies the changes, and returns whether it succeeded.
  func start(onChange: @escaping @Sendable () -> Bool) {
    queue.async { [weak self] in
      guard let self else { return }
      self.onChange = onChange
      if connection == nil { connect() }
    }
  }

  private func connect() {
    do {
      let connection = try PostgresConnection(address, role: .primary, silence: silence)
      try connection.execute("LISTEN \(ServerPush.channel)")
      // Changes up to now were not reported.
      let current = try ServerSchema.guide(connection)?.generation ?? 0
      self.connection = connection
      let source = DispatchSource.makeReadSource(fileDescriptor: connection.socket, queue: queue)
      source.setEventHandler { [weak self] in self?.read() }
      self.source = source
      source.resume()
      pause = 1
      lock.withLock { (isActive, newest) = (true, current) }
      report()
      // Notifications that arrived with the last reply do not make the socket readable again.
      read()
    } catch {
      retry()
    }
  }

  private func read() {
    guard let connection else { return }
    do {
      let told = try connection.notifications().compactMap { Int64($0) }
      guard let last = told.max() else { return }
      lock.withLock { newest = last }
      report()
    } catch {
      source?.cancel()
      (source, self.connection) = (nil, nil)
      lock.withLock { isActive = false }
      retry()
    }
  }

  /// Reports a change. Without a connection there is nothing to repeat, because the next one reports.
  private func report() {
    guard connection != nil, let onChange, !onChange(), !isRepeating else { return }
    isRepeating = true
    queue.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.isRepeating = false
      self?.report()
    }
  }

  private func retry() {
    // Many clients lose the same primary at once, so they must not all come back at once.
    queue.asyncAfter(deadline: .now() + Double.random(in: pause / 2...pause)) { [weak self] in
      guard let self, self.connection == nil else { return }
      self.connect()
    }
    pause = min(2 * pause, 30)
  }
}
