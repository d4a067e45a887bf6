import UIKit

/// Another app, which a test launches. None can be launched here: UI tests do not run on Linux.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication).
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
  /// Whether an app runs.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum).
  public enum State: UInt, Sendable {
    case unknown = 0, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// The arguments with which the app would be launched.
  open var launchArguments: [String] = []
  /// The environment with which the app would be launched.
  open var launchEnvironment: [String: String] = [:]
  /// Whether the app runs: it does not.
  open var state: State { .notRunning }

  /// Creates the app that the tests are of.
  public init() { super.init("application", type: .application) }

  /// Creates an app with an identifier.
  public init(bundleIdentifier: String) { super.init("application \(bundleIdentifier)", type: .application) }

  /// Creates the app at an address.
  public init(url: URL) { super.init("application \(url.lastPathComponent)", type: .application) }

  /// Fails the test.
  open func launch() { fail("launch") }
  /// Fails the test.
  open func activate() { fail("activate") }
  /// Does nothing: the app does not run.
  open func terminate() {}
  /// Fails the test.
  open func open(_ url: URL) { fail("open \(url.absoluteString) in") }
  /// Returns at once whether the app is in a state, which does not change: that it does not run.
  @discardableResult open func wait(for state: State, timeout: TimeInterval) -> Bool { state == .notRunning }
  /// Does nothing: the app has no permissions.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}

  /// Fails the test.
  open func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws { fail("audit") }
}

/// Data for which an app needs permission.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource).
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, systemRootDirectory
  case userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory, focus, localNetwork, bluetooth,
    keyboardNetwork
  case location, health, userTracking
}

/// Kinds of problems that an audit finds.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype).
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Colours that are hard to distinguish.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Elements that are not found.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Small areas for touches.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Labels that are missing.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not grow.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that do not fit.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds.
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}

/// A problem that an audit has found.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue).
@preconcurrency @MainActor open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element; nil if it is not known.
  open var element: XCUIElement? { nil }
  /// A short description.
  open var compactDescription: String { "" }
  /// A longer description.
  open var detailedDescription: String { "" }
  /// The kind of the problem.
  open var auditType: XCUIAccessibilityAuditType { [] }

  override init() { super.init() }
}
