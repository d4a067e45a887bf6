import Foundation

/// Why something cannot be played. The description is for people and never has an address in it, which could hold
/// passwords.
public struct AVError: LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable, CaseIterable {
    case unknown = -11800
    /// The stream is broken.
    case decodeFailed = -11821
    /// The data received is not a stream: a web page, for instance.
    case fileFormatNotRecognized = -11828
    case contentIsProtected = -11831
    /// It was cancelled by the program.
    case operationCancelled = -11878
    /// A plugin for the stream's format is not installed.
    case decoderNotFound = -11833
    /// The server requires a name and a password.
    case contentIsNotAuthorized = -11835
    /// The server cannot be reached, or the connection ended.
    case failedToLoadMediaData = -11849
    /// The server's answers make no sense: redirections without end, for instance.
    case serverIncorrectlyConfigured = -11850
    /// An address, or what a stream leads to, that is not played.
    case operationNotAllowed = -11862
    /// The server does not have it.
    case contentIsUnavailable = -11863
    /// GStreamer or the basic plugins are not installed.
    case incorrectlyConfigured = -11875
  }

  public let code: Code
  /// The details that the code leaves open, such as the format that nothing decodes. May be empty.
  public let detail: String

  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }

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
    case .serverIncorrectlyConfigured: "The server's answers lead nowhere."
    case .operationNotAllowed: "Addresses of this kind are not played."
    case .contentIsUnavailable: "The server does not have this stream."
    case .incorrectlyConfigured: "GStreamer is not installed."
    }
  }
}
