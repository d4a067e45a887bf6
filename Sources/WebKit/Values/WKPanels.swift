import UIKit

/// The answer of a delegate to a page that asks for a device's data.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkpermissiondecision).
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

/// The devices that a page asks for.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkmediacapturetype).
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// The state of a camera or microphone.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkmediacapturestate).
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// Whether media of a page play.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkmediaplaybackstate).
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }

/// The answer to a message about lockdown mode.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkdialogresult).
public enum WKDialogResult: Int, Sendable { case showDefault = 1, askAgain, handled }

/// The files that a page asks for.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkopenpanelparameters).
@preconcurrency @MainActor open class WKOpenPanelParameters: NSObject {
  /// Whether several files can be chosen: false.
  open var allowsMultipleSelection: Bool { false }
  /// Whether folders can be chosen: false.
  open var allowsDirectories: Bool { false }

  override init() { super.init() }
}

/// The element of which a menu is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkcontextmenuelementinfo).
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// The address of the link; nil if it is none.
  open var linkURL: URL? { nil }

  override init() { super.init() }
}

/// The element of which a preview is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkpreviewelementinfo).
@preconcurrency @MainActor open class WKPreviewElementInfo: NSObject, @preconcurrency NSCopying {
  /// The address of the link; nil if it is none.
  open var linkURL: URL? { nil }

  override init() { super.init() }

  /// Returns the element itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action below a preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkpreviewactionitem).
@preconcurrency @MainActor public protocol WKPreviewActionItem: UIPreviewActionItem {
  /// The identifier of the action.
  var identifier: String! { get }
}

/// The action that opens a link.
public let WKPreviewActionItemIdentifierOpen = "WKPreviewActionItemIdentifierOpen"
/// The action that saves a link for later.
public let WKPreviewActionItemIdentifierAddToReadingList = "WKPreviewActionItemIdentifierAddToReadingList"
/// The action that copies a link.
public let WKPreviewActionItemIdentifierCopy = "WKPreviewActionItemIdentifierCopy"
/// The action that shares a link.
public let WKPreviewActionItemIdentifierShare = "WKPreviewActionItemIdentifierShare"
