import Foundation

/// Decodes pictures in another process, one after another.
///
/// The process is started with the first picture, ends after some time without one, and is killed and replaced if a
/// picture takes too long or crashes it. That picture then has no result; a new process decodes the next.
public final class PictureProcess: Sendable {
  /// Seconds for one picture, from sending it to receiving its pixels.
  public static let usualDeadline: TimeInterval = 2
  /// Seconds for a new process to be ready: on a busy machine the libraries take a while to load.
  static let startDeadline: TimeInterval = 10

  private let queue: PictureQueue

  /// - Parameters:
  ///   - executable: the program that becomes a worker with `PictureWorker.argument`; by default this one, even if its
  ///     file was replaced.
  ///   - deadline: seconds for one picture.
  ///   - idle: seconds without a picture after which the process ends.
  public init(
    executable: String = "/proc/self/exe", deadline: TimeInterval = PictureProcess.usualDeadline,
    idle: TimeInterval = 30
  ) {
    queue = PictureQueue(executable: executable, deadline: deadline, idle: idle)
  }

  deinit { queue.stop() }

  /// Decodes a picture file and scales it down to fit, never up.
  ///
  /// - Parameters:
  ///   - width: the greatest width in pixels, at most 4096.
  ///   - height: the greatest height in pixels, at most 4096.
  /// - Returns: `nil` if it is no picture, is larger than 16 MB, or takes too long or too much memory.
  public func decode(_ file: Data, width: Int, height: Int) async -> PicturePixels? {
    guard let request = PictureRequest(count: file.count, width: width, height: height) else { return nil }
    return await withCheckedContinuation { continuation in
      queue.add(PictureQueue.Job(request: request, file: file) { continuation.resume(returning: $0) })
    }
  }

  /// The worker's process; `nil` while there is none.
  public var processIdentifier: Int32? { queue.processIdentifier }
}
