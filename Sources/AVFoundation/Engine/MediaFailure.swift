import CGStreamer

/// Converts GStreamer's errors.
extension AVError {
  /// Creates the error for one of GStreamer's.
  ///
  /// - Parameters:
  ///   - domain: the error's kind, one of GStreamer's quarks.
  ///   - text: the message, which is inspected for errors without a code of their own.
  init(gstreamer: GStreamer, domain: UInt32, code: Int32, text: String, missing: String) {
    let table = gstreamer.table.pointee
    let words = text.lowercased()
    if domain == table.resource_error_quark() {
      self = Self.ofResource(code, words)
    } else if domain == table.stream_error_quark() {
      self = missing.isEmpty ? Self.ofStream(code, words) : AVError(.decoderNotFound, detail: missing)
    } else if !missing.isEmpty || domain == table.core_error_quark() && code == 12 {
      self = AVError(.decoderNotFound, detail: missing)
    } else {
      self = AVError(.unknown)
    }
  }

  /// Creates the error for a web server's status code; nil if it is none.
  init?(ofAnswer status: Int) {
    switch status {
    case 300..<400: self = AVError(.serverIncorrectlyConfigured)
    case 401, 402, 403, 407, 451: self = AVError(.contentIsNotAuthorized)
    case 400..<500: self = AVError(.contentIsUnavailable)
    case 500..<600: self = AVError(.failedToLoadMediaData, detail: "HTTP \(status)")
    default: return nil
    }
  }

  /// Returns the error for a code of `GstResourceError`.
  private static func ofResource(_ code: Int32, _ words: String) -> AVError {
    if words.contains("redirect") { return AVError(.serverIncorrectlyConfigured) }
    return switch code {
    case 3: AVError(.contentIsUnavailable)
    case 15: AVError(.contentIsNotAuthorized)
    case 5, 6, 7, 9, 1: AVError(.failedToLoadMediaData)
    default: AVError(.unknown)
    }
  }

  /// Returns the error for a code of `GstStreamError`.
  private static func ofStream(_ code: Int32, _ words: String) -> AVError {
    switch code {
    case 4, 5: AVError(.fileFormatNotRecognized)
    case 6: AVError(.decoderNotFound)
    case 7, 9, 10: AVError(.decodeFailed)
    // A demuxer that finds nothing to separate.
    case 8: AVError(.decodeFailed)
    case 11, 12: AVError(.contentIsProtected)
    // The source ended without data, and without an earlier error that would decide.
    default: AVError(.failedToLoadMediaData)
    }
  }
}
