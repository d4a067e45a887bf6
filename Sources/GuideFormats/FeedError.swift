import Foundation
import GuideModel

/// The reason why a feed could not be read: what happened, where, and what to do about it.
public struct FeedError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The class of failure, on which retries and the advice depend.
  public enum Kind: Hashable, Sendable {
    /// The file is missing, is no file, or may not be read.
    case unreadable
    /// The server answered with a status other than 200.
    case http(status: Int)
    case network
    case timeout
    /// The compressed data ends too early.
    case truncated
    /// The compressed data is corrupt.
    case damaged
    case unsupportedCompression
    /// The feed unpacks to more data than the limits allow.
    case tooLarge
    /// It is a web page (login, error, link shortener) instead of a guide.
    case webPage
    case empty
    /// It may be well-formed, but is no guide.
    case notAGuide
    /// The XML is damaged beyond repair.
    case malformed
  }

  /// The class of failure.
  public var kind: Kind
  /// A description of the failure: one clause without a full stop.
  public var what: String
  /// The file or address, without credentials; empty if unknown.
  public var source: String
  /// The line in the unpacked text, from 1.
  public var line: Int?
  /// The byte in the unpacked text, from 0; within a few bytes if characters nearby had to be repaired.
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
    // Without grouping, because people search for the number in editors.
    case (let line?, let byte?): text = localized("\(text) (line \("\(line)"), byte \("\(byte)"))")
    case (let line?, nil): text = localized("\(text) (line \("\(line)"))")
    case (nil, let byte?): text = localized("\(text) (byte \("\(byte)"))")
    default: break
    }
    return advice.isEmpty ? text : localized("\(text). \(advice)")
  }

  public var errorDescription: String? { description }
}
