import XCTest

/// A part of a test.
public protocol XCTActivity: AnyObject {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// Divides tests into parts.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { attachment.keep() }
  }

  /// Runs a part of a test.
  public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
    -> Result
  {
    try block(Activity(name: name))
  }
}

extension XCTestCase: XCTActivity {
  /// Leaves something behind.
  public func add(_ attachment: XCTAttachment) { attachment.keep() }
}
