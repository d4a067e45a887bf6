/// A placeholder for elements that are created when the menu is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that creates the elements, and passes them to its argument.
  public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cached: [UIMenuElement]?
  private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

  /// Creates a placeholder.
  ///
  /// - Parameter elementProvider: called when a menu first shows the element. It passes the elements to its argument
  /// once, at once or later.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(provider: elementProvider, isCached: true)
  }

  init(provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns a placeholder whose provider is called each time the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// Passes the elements to `use`, calling the provider if there are none yet.
  func resolve(_ use: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let cached {
      use(cached)
      return
    }
    waiting.append(use)
    guard waiting.count == 1 else { return }
    provider { [weak self] elements in
      guard let self else { return }
      if self.isCached { self.cached = elements }
      let users = self.waiting
      self.waiting = []
      for user in users { user(elements) }
    }
  }
}
