import Foundation
import GuideModel

/// Why a feed could not be read: what happened, where, and what to do about it.
public struct FeedError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The class of failure: decides about trying again and about the advice.
  public enum Kind: Hashable, Sendable {
    /// The file is missing, not a file, or may not be read.
    case unreadable
    /// The server answered with a status other than 200.
    case http(status: Int)
    case network
    case timeout
    /// Compressed data ends before its end.
    case truncated
    /// Compressed data is not what it says.
    case damaged
    case unsupportedCompression
    /// More decompressed data than the limits allow.
    case tooLarge
    /// A web page (login, error, link shortener) instead of a guide.
    case webPage
    case empty
    /// Well-formed perhaps, but no guide.
    case notAGuide
    /// XML whose damage could not be worked around.
    case malformed
  }

  /// The class of failure.
  public var kind: Kind
  /// A description of the failure: one clause without a full stop.
  public var what: String
  /// File or address, without credentials; empty when unknown.
  public var source: String
  /// From 1, in the decompressed text.
  public var line: Int?
  /// From 0, in the decompressed text; within a few bytes where characters had to be repaired nearby.
  public var byte: Int64?
  /// Advice on how to proceed.
  public var advice: String

  /// Creates an error; `line` counts from 1, `byte` from 0.
  public init(
    _ kind: Kind, _ what: String, source: String = "", line: Int? = nil, byte: Int64? = nil, advice: String = ""
  ) {
    self.kind = kind
    self.what = what
    self.source = source
    self.line = line
    self.byte = byte
    self.advice = advice
  }

  public var description: String {
    var text = source.isEmpty ? what : "\(source): \(what)"
    switch (line, byte) {
    // Plain digits: they are looked for in editors.
    case (let line?, let byte?): text = localized("\(text) (line \("\(line)"), byte \("\(byte)"))")
    case (let line?, nil): text = localized("\(text) (line \("\(line)"))")
    case (nil, let byte?): text = localized("\(text) (byte \("\(byte)"))")
    default: break
    }
    return advice.isEmpty ? text : localized("\(text). \(advice)")
  }

  public var errorDescription: String? { description }
}
