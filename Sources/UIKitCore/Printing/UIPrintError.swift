/// The reason why nothing was printed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprinterror).
public struct UIPrintError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// There is no printer.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// A picture has an unknown format.
    case unknownImageFormat = 3
    /// The job failed.
    case jobFailed = 4
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension UIPrintError: LocalizedError {
  /// The reason in words.
  public var errorDescription: String? { code == .notAvailable ? "There is no printer." : "Nothing was printed." }
}
