import XCTest

/// A part of a test.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctactivity).
public protocol XCTActivity: AnyObject {
  /// The name of the part.
  var name: String { get }
  /// Adds an attachment.
  func add(_ attachment: XCTAttachment)
}

/// Divides tests into parts.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctcontext).
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { attachment.keep() }
  }

  /// Runs a part of a test and returns its result.
  public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
    -> Result
  {
    try block(Activity(name: name))
  }
}

extension XCTestCase: XCTActivity {
  /// Adds an attachment to the test.
  public func add(_ attachment: XCTAttachment) { attachment.keep() }
}
