import Foundation
import XCTest

/// The time that an app takes to launch; on Linux the elapsed time is measured instead.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric).
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  /// Creates the metric; what counts as the end of the launch has no effect.
  public convenience init(waitUntilResponsive: Bool) { self.init() }
}

/// The data that are written to disk; on Linux the elapsed time is measured instead.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctstoragemetric).
public final class XCTStorageMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  /// Creates the metric; the app has no effect.
  @preconcurrency @MainActor public convenience init(application: XCUIApplication) { self.init() }
}

/// The time between signposts; on Linux the elapsed time is measured instead.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctossignpostmetric).
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// Creates the metric of an interval; which one has no effect.
  public init(subsystem: String, category: String, name: String) { super.init() }

  private static func system(_ name: String) -> any XCTMetric {
    XCTOSSignpostMetric(subsystem: "UIKit", category: "Animation", name: name)
  }
  /// The launch of an app.
  public class var applicationLaunch: any XCTMetric { system("ApplicationLaunch") }
  /// Transitions between view controllers.
  public class var navigationTransitionMetric: any XCTMetric { system("NavigationTransition") }
  /// Transitions between view controllers of the user's own making.
  public class var customNavigationTransitionMetric: any XCTMetric { system("CustomNavigationTransition") }
  /// Scrolling after a drag.
  public class var scrollDecelerationMetric: any XCTMetric { system("ScrollDeceleration") }
  /// Scrolling by a drag.
  public class var scrollDraggingMetric: any XCTMetric { system("ScrollDragging") }
  /// Scrolling by a drag and after it.
  public class var scrollingAndDecelerationMetric: any XCTMetric { system("ScrollingAndDeceleration") }
}

extension XCTCPUMetric {
  /// Creates the metric; the app has no effect.
  @preconcurrency @MainActor public convenience init(application: XCUIApplication) { self.init() }
}

extension XCTMemoryMetric {
  /// Creates the metric; the app has no effect.
  @preconcurrency @MainActor public convenience init(application: XCUIApplication) { self.init() }
}

extension XCTestCase {
  /// The time that a test may take, in seconds: ten minutes, whatever is set. Tests are not ended here.
  public var executionTimeAllowance: TimeInterval {
    get { 600 }
    set {}
  }
  /// The metrics of measurements without any: the elapsed time.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
}
