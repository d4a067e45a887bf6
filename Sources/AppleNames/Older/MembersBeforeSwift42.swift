import UIKit

// The names of functions and members before Swift 4.2, in which sources of that time are compiled (`-swift-version 4`).

/// The name of `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The name of `CGRect.inset(by:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The name of `UIOffset.init(horizontal:vertical:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The name of `UIImage.pngData(self:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name of `UIImage.jpegData(self:compressionQuality:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The name of `getter:UIInterfaceOrientation.isPortrait(self:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

/// The name of `getter:UIInterfaceOrientation.isLandscape(self:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }

/// The name of `getter:UIDeviceOrientation.isPortrait(self:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }

/// The name of `getter:UIDeviceOrientation.isLandscape(self:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }

/// The name of `getter:UIAccessibility.isVoiceOverRunning()` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// The name of `getter:UIAccessibility.isReduceMotionEnabled()` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The name of `UIAccessibility.post(notification:argument:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The name of `UIAccessibility.Notification.layoutChanged` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The name of `UIAccessibility.Notification.announcement` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

extension UIViewController {
  /// The name of `children` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "children")
  @preconcurrency @MainActor public var childViewControllers: [UIViewController] { children }
  /// The name of `addChild(_:)` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  @preconcurrency @MainActor public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// The name of `removeFromParent()` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  @preconcurrency @MainActor public func removeFromParentViewController() { removeFromParent() }
  /// The name of `willMove(toParent:)` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  @preconcurrency @MainActor public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// The name of `didMove(toParent:)` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  @preconcurrency @MainActor public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  /// The name of `childForStatusBarStyle` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  @preconcurrency @MainActor public var childViewControllerForStatusBarStyle: UIViewController? {
    childForStatusBarStyle
  }
  /// The name of `childForStatusBarHidden` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  @preconcurrency @MainActor public var childViewControllerForStatusBarHidden: UIViewController? {
    childForStatusBarHidden
  }
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  @preconcurrency @MainActor public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  @preconcurrency @MainActor public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSUnderlineStyle {
  /// The name of `single` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "single") public static var styleSingle: NSUnderlineStyle { .single }
  /// The name of `thick` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "thick") public static var styleThick: NSUnderlineStyle { .thick }
  /// The name of `double` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "double") public static var styleDouble: NSUnderlineStyle { .double }
}
