/// A part of a search that is shown as a capsule before the text of a search field.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchtoken).
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The object of the app that the token stands for; nil by default.
  open var representedObject: Any?

  /// Creates a token with a picture, nil for none, and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The delegate of a search field with tokens. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate).
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns the copy of a selected token.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
  { NSItemProvider(object: token.text as NSString) }
}
