/// Stands for elements that are made when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cached: [UIMenuElement]?
  private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

  /// - Parameter elementProvider: called the first time a menu shows the element; gives the elements to its argument,
  ///   at once or later, once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(provider: elementProvider, isCached: true)
  }

  init(provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// An element whose provider is called each time the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// Gives the elements to `use`, calling the provider when there are none yet.
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
