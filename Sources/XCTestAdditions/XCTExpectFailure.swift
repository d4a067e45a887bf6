import XCTest

/// A failure that a test expects.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctexpectedfailure).
public enum XCTExpectedFailure {
  /// The options of an expected failure.
  open class Options {
    /// Whether failures are expected at all; true by default.
    open var isEnabled = true
    /// Whether it is a failure that none occurs; true by default.
    open var isStrict = true
    /// Returns whether an issue is one that is expected; by default all are.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Creates options.
    public init() {}

    /// Returns options that allow that no failure occurs.
    public static func nonStrict() -> Options { Options(enabled: nil, strict: false, issueMatcher: nil) }

    convenience init(enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?) {
      self.init()
      isEnabled = enabled ?? isEnabled
      isStrict = strict ?? isStrict
      self.issueMatcher = issueMatcher ?? self.issueMatcher
    }
  }
}

/// Expects failures until the end of the test.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:)).
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard options.isEnabled else { return }
  ExpectedFailures.shared.begin(ExpectedFailure(failureReason, options, file, line))
}

/// Expects failures until the end of the test.
///
/// - Parameters:
///   - enabled: whether failures are expected at all; nil stands for true.
///   - strict: whether it is a failure that none occurs; nil stands for true.
///   - issueMatcher: returns whether an issue is one that is expected.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects failures while a block runs, and returns its result. An error that the block throws is no failure yet.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:failingblock:)).
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result,
  file: StaticString = #filePath, line: UInt = #line
) rethrows -> Result {
  guard options.isEnabled else { return try failingBlock() }
  let failure = ExpectedFailure(failureReason, options, file, line)
  ExpectedFailures.shared.begin(failure)
  defer { ExpectedFailures.shared.end(failure)?.report() }
  return try failingBlock()
}

/// Expects failures while a block runs, and returns its result. An error that the block throws is no failure yet.
///
/// - Parameters:
///   - enabled: whether failures are expected at all; nil stands for true.
///   - strict: whether it is a failure that none occurs; nil stands for true.
///   - issueMatcher: returns whether an issue is one that is expected.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) rethrows -> Result {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  return try XCTExpectFailure(
    failureReason, options: options, failingBlock: failingBlock, file: file, line: line)
}
