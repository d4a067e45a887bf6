import Foundation

/// The reason why something cannot be played. The description is meant for users and never contains an address, which
/// could include passwords.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/averror).
public struct AVError: LocalizedError, Hashable, Sendable {
  /// The reasons, with Apple's codes where there is one.
  public enum Code: Int, Sendable, CaseIterable {
    /// No other reason is known.
    case unknown = -11800
    /// The stream is broken.
    case decodeFailed = -11821
    /// The received data are not a stream, but for instance a web page.
    case fileFormatNotRecognized = -11828
    /// The stream is encrypted; here it cannot be decrypted.
    case contentIsProtected = -11831
    /// The operation was cancelled by the program.
    case operationCancelled = -11878
    /// A plugin for the stream's format is not installed.
    case decoderNotFound = -11833
    /// The server requires a name and a password.
    case contentIsNotAuthorized = -11835
    /// The server cannot be reached, or the connection ended.
    case failedToLoadMediaData = -11849
    /// The server's answers are invalid: endless redirections, for instance.
    case serverIncorrectlyConfigured = -11850
    /// The address, or one to which a stream leads, is of a kind that is not played.
    case operationNotAllowed = -11862
    /// The server does not have the stream.
    case contentIsUnavailable = -11863
    /// GStreamer or its basic plugins are not installed.
    case incorrectlyConfigured = -11875
  }

  /// The reason of the failure.
  public let code: Code
  /// Details that the code does not contain, such as the unsupported format; may be empty.
  public let detail: String

  /// Creates an error with a reason and details.
  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }

  /// A sentence about the reason, with the details in parentheses.
  public var errorDescription: String? { detail.isEmpty ? text : "\(text) (\(detail))" }

  private var text: String {
    switch code {
    case .unknown: "It cannot be played."
    case .decodeFailed: "The stream is damaged."
    case .fileFormatNotRecognized: "This is not a stream that can be played."
    case .contentIsProtected: "The stream is encrypted."
    case .operationCancelled: "It was cancelled."
    case .decoderNotFound: "A decoder for this stream is not installed."
    case .contentIsNotAuthorized: "The server does not let you watch this."
    case .failedToLoadMediaData: "The server cannot be reached."
    case .serverIncorrectlyConfigured: "The server redirects in a loop, or to an invalid address."
    case .operationNotAllowed: "Addresses of this kind are not played."
    case .contentIsUnavailable: "The server does not have this stream."
    case .incorrectlyConfigured: "GStreamer is not installed."
    }
  }
}
