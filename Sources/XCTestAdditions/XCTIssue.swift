import Foundation
import XCTest

/// A problem that a test records.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctissue).
public struct XCTIssue: CustomStringConvertible {
  /// A kind of problem.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  /// The kind of the problem.
  public var type: IssueType
  /// A short description, without places and other details.
  public var compactDescription: String
  /// A longer description.
  public var detailedDescription: String?
  /// The place in the sources.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that led to the problem.
  public var associatedError: (any Error)?
  /// The attachments.
  public var attachments: [XCTAttachment]

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// A description with all details.
  public var description: String { detailedDescription ?? compactDescription }

  /// Adds an attachment.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A line of a source file.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctsourcecodelocation).
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The number of the line, from one.
  public let lineNumber: Int

  /// Creates a location from the file's URL.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Creates a location from the file's path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates a location from the values of `#filePath` and `#line`.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(clamping: lineNumber))
  }
}

/// The place at which a problem occurred. It has no call stack here.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctsourcecodecontext).
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The line, if it is known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context.
  public init(location: XCTSourceCodeLocation?) { self.location = location }

  /// Creates a context without a location.
  public convenience override init() { self.init(location: nil) }
}

extension XCTestCase {
  /// Records a problem as a failure of the test, with its attachments.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/xctest/xctestcase/record(_:)).
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { attachment.keep() }
    let place = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>",
      atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }
}
