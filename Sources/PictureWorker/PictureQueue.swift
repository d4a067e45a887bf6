import Foundation

/// The pictures that wait, and the thread that sends them to the worker. `condition` guards all state except the worker
/// itself, which belongs to the thread: the kernel ends a worker together with the thread that started it.
final class PictureQueue: @unchecked Sendable {
  struct Job: Sendable {
    let request: PictureRequest
    let file: Data
    let done: @Sendable (PicturePixels?) -> Void
  }

  private let executable: String
  private let deadline: TimeInterval
  private let idle: TimeInterval
  private let condition = NSCondition()
  private var jobs: [Job] = []
  private var isRunning = false
  private var isStopped = false
  private var identifier: pid_t?

  init(executable: String, deadline: TimeInterval, idle: TimeInterval) {
    self.executable = executable
    self.deadline = deadline
    self.idle = idle
  }

  var processIdentifier: Int32? { condition.withLock { identifier } }

  func add(_ job: Job) {
    condition.lock()
    defer { condition.unlock() }
    jobs.append(job)
    condition.signal()
    guard !isRunning else { return }
    isRunning = true
    let thread = Thread { self.run() }
    thread.name = "Pictures"
    thread.start()
  }

  /// Ends the thread and its worker; waiting pictures have no result.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.signal()
    }
  }

  private func run() {
    var worker: WorkerProcess?
    while let job = next() {
      job.done(decode(job, &worker))
    }
  }

  /// Waits for a picture; `nil` if the thread is to end, which others then consider done.
  private func next() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: idle)
    while jobs.isEmpty, !isStopped, condition.wait(until: end) {}
    if isStopped {
      for job in jobs { job.done(nil) }
      jobs = []
    }
    guard !jobs.isEmpty else {
      isRunning = false
      identifier = nil
      return nil
    }
    // As many as wait at once, a handful: the callers are limited.
    return jobs.removeFirst()
  }

  private func decode(_ job: Job, _ worker: inout WorkerProcess?) -> PicturePixels? {
    if worker?.hasEnded() == true { worker = nil }
    if worker == nil { worker = start() }
    guard let current = worker else { return nil }
    switch current.exchange(job.request, job.file, until: ProcessInfo.processInfo.systemUptime + deadline) {
    case .picture(let pixels): return pixels
    case .nothing: return nil
    case .broken:
      worker = nil
      condition.withLock { identifier = nil }
      return nil
    }
  }

  private func start() -> WorkerProcess? {
    guard let worker = WorkerProcess(executable: executable) else { return nil }
    condition.withLock { identifier = worker.identifier }
    let end = ProcessInfo.processInfo.systemUptime + PictureProcess.startDeadline
    if worker.receive(Wire.hello.count, until: end) == Data(Wire.hello) { return worker }
    condition.withLock { identifier = nil }
    return nil
  }
}
