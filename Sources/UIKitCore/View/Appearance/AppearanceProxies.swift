/// The proxies returned by `appearance()`, and the transfer of their values to views.
@MainActor enum AppearanceProxies {
  /// A proxy, which keeps the values set on it, and an untouched view of the same class to compare it with.
  private struct Entry {
    let scope: AppearanceScope
    let proxy: UIView
    let untouched: UIView
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]
  /// False until the first proxy is made; proxies take nothing over from others while they are made.
  private(set) static var isUsed = false

  static func proxy<View: UIView>(of type: View.Type, _ scope: AppearanceScope) -> View {
    let present = entries[ObjectIdentifier(type)]?.first { $0.scope.isEqual(to: scope) }?.proxy
    if let present = present as? View { return present }
    guard let proxy = RuntimeInstance.makeView(type, frame: .zero) as? View else {
      preconditionFailure("\(type) cannot be made with init(frame:)")
    }
    let untouched = RuntimeInstance.makeView(type, frame: .zero)
    var list = entries[ObjectIdentifier(type)] ?? []
    // Where two proxies match, the one with more conditions is applied last.
    let rank = scope.containers.count
    let index = list.firstIndex { $0.scope.containers.count > rank } ?? list.count
    list.insert(Entry(scope: scope, proxy: proxy, untouched: untouched), at: index)
    entries[ObjectIdentifier(type)] = list
    isUsed = true
    return proxy
  }

  /// Gives a view that has come into a window the values set for its class and its superclasses, nearest last. For a
  /// class with a proxy, linear in the number of its properties.
  static func apply(to view: UIView) {
    var classes: [AnyClass] = []
    var current: AnyClass? = type(of: view)
    while let candidate = current, candidate != UIResponder.self {
      classes.append(candidate)
      current = _getSuperclass(candidate)
    }
    // A value taken over from a superclass's proxy does not count as the view's own.
    var taken: [Int: Any] = [:]
    let properties =
      AppearanceProperty.ofViews + ((type(of: view) as? any AppearanceProviding.Type)?.appearanceProperties ?? [])
    for candidate in classes.reversed() {
      for entry in entries[ObjectIdentifier(candidate)] ?? [] where entry.scope.includes(view) {
        for (index, property) in properties.enumerated() {
          property.transfer(
            Transfer(proxy: entry.proxy, untouched: entry.untouched, target: view), &taken[index])
        }
      }
    }
  }

  struct Transfer {
    let proxy: UIView
    let untouched: UIView
    let target: UIView
  }
}
