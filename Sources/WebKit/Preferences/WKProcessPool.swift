import Foundation

/// A group of web views that share a process. Here all are in the app's own.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkprocesspool).
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  /// Creates a group.
  public override init() { super.init() }
}
