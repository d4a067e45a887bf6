/// An object with a name that identifies it in tests and is never read out.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilityidentification).
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
