import Foundation
import GuideModel
import GuideUI

/// A window's connection to the agent. Programs are started and waited for on another thread.
@MainActor final class WindowAgent: ReminderAgentReaching {
  private let database: String?
  private let queue = DispatchQueue(label: "agent of the window", qos: .utility)
  private let session: AgentSession
  /// Whether a call is scheduled that has not begun, and so will include changes until then.
  private var isReachPending = false

  private(set) var state = ReminderAgentState.unknown {
    didSet { if state != oldValue { onChange?() } }
  }
  var onChange: (() -> Void)?

  /// - Parameter database: the guide's file; `nil` for the default one.
  init(database: String?) {
    self.database = database
    session = AgentSession(database: database)
  }

  func reach() {
    guard !isReachPending else { return }
    isReachPending = true
    queue.async { [weak self, session] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.isReachPending = false } }
      let state = session.reach()
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.state = state } }
    }
  }

  func setInstalled(_ isInstalled: Bool) {
    queue.async { [weak self, session] in
      let state = session.setInstalled(isInstalled)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.state = state } }
    }
  }

  /// Stops what was started for this window only.
  func stop() {
    let session = session
    // An agent that is still starting is stopped, too.
    queue.sync { session.end() }
  }
}

/// A window's serial calls to `lineup-agent`. Used on one queue only.
private final class AgentSession: @unchecked Sendable {
  private let arguments: [String]
  private var process: Process?
  /// The last lines that this window's agent printed.
  private let said = LastWords()

  init(database: String?) { arguments = database.map { ["--database", $0] } ?? [] }

  /// Seconds for an agent to take its name on the bus, or to say why it cannot.
  private static let patience = 5.0

  func reach() -> ReminderAgentState {
    guard let path = AgentProgram.path else {
      return .absent(localized("The program lineup-agent is not installed next to lineup."))
    }
    if AgentProgram.run(path, ["--wake"]) == 0 { return state(path) }
    return start(path)
  }

  private func state(_ path: String) -> ReminderAgentState {
    AgentProgram.run(path, ["--status"]) == 0 ? .installed : .whileOpen
  }

  private func start(_ path: String) -> ReminderAgentState {
    end()
    let process = Process()
    let words = Pipe()
    let said = said
    said.clear()
    // Read continuously, so that the agent never blocks on a full pipe.
    words.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      said.append(data)
    }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = words
    do {
      try process.run()
    } catch {
      return .absent(localized("\(path) cannot be started: \(error.localizedDescription)"))
    }
    self.process = process
    let end = Date(timeIntervalSinceNow: Self.patience)
    while process.isRunning, Date() < end {
      if AgentProgram.run(path, ["--wake"]) == 0 { return state(path) }
      Thread.sleep(forTimeInterval: 0.1)
    }
    self.process = nil
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return .absent(said.line ?? localized("The program lineup-agent exited immediately."))
  }

  func setInstalled(_ isInstalled: Bool) -> ReminderAgentState {
    guard let path = AgentProgram.path else { return reach() }
    // The installed agent takes over the name.
    if isInstalled { end() }
    let code = AgentProgram.run(path, [isInstalled ? "--install" : "--uninstall"] + arguments)
    if code != 0, isInstalled {
      return .absent(localized("The agent could not be installed. Run 'lineup agent --install' to see why."))
    }
    return reach()
  }

  func end() {
    guard let process else { return }
    self.process = nil
    process.terminate()
    process.waitUntilExit()
  }
}

/// The last lines of a program, kept while it runs.
private final class LastWords: Sendable {
  private let text = Guarded(Data())

  func clear() { text.withLock { $0.removeAll() } }

  func append(_ data: Data) { text.withLock { $0 = ($0 + data).suffix(1_000) } }

  /// The last line, without the program's name.
  var line: String? {
    let text = self.text.withLock { String(decoding: $0, as: UTF8.self) }
    return text.split(separator: "\n").last.map { $0.replacingOccurrences(of: "lineup-agent: ", with: "") }
  }
}
