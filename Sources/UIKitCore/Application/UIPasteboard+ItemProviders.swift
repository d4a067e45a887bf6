import UniformTypeIdentifiers

// Copied items as objects and providers of them.
extension UIPasteboard {
  /// The copied items as providers. Setting them replaces all items, asynchronously on the main run loop for providers
  /// that create their data then.
  public var itemProviders: [NSItemProvider] {
    get { items.map(Self.provider(of:)) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the copied items by those of providers, once these have created their data. A provider without data, or
  /// that fails, leaves no item.
  ///
  /// - Parameters:
  ///   - localOnly: without effect here.
  ///   - expirationDate: without effect here.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    guard !itemProviders.isEmpty else {
      items = []
      return
    }
    let loading = Loading(count: itemProviders.count) { self.items = $0 }
    for (index, provider) in itemProviders.enumerated() {
      if let type = Self.objectTypes.first(where: { provider.canLoadObject(ofClass: $0) }) {
        provider.loadObject(ofClass: type) { object, _ in
          loading.finish(index, (object as? any NSItemProviderWriting).map(Self.item(of:)) ?? [:])
        }
      } else if let type = provider.registeredTypeIdentifiers.first {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          MainActor.assumeIsolated { loading.finish(index, data.map { [type: $0] } ?? [:]) }
        }
      } else {
        loading.finish(index, [:])
      }
    }
  }

  /// The items of providers that create their data in any order.
  @MainActor private final class Loading {
    private var found: [[String: Any]]
    private var missing: Int
    private let end: ([[String: Any]]) -> Void

    init(count: Int, end: @escaping ([[String: Any]]) -> Void) {
      found = Array(repeating: [:], count: count)
      missing = count
      self.end = end
    }

    func finish(_ index: Int, _ item: [String: Any]) {
      found[index] = item
      missing -= 1
      if missing == 0 { end(found.filter { !$0.isEmpty }) }
    }
  }

  /// Replaces the copied items by objects: texts, pictures, URLs, colours and others that can be written as data.
  public func setObjects(_ objects: [any NSItemProviderWriting]) { items = objects.map(Self.item(of:)) }

  /// Replaces the copied items by objects. The options are without effect here.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setObjects(objects)
  }

  /// The classes whose objects are kept as such. A URL can be read as text, so it comes first.
  private static let objectTypes: [any NSItemProviderReading.Type] = [
    NSURL.self, UIImage.self, UIColor.self, NSString.self,
  ]

  private static func item(of object: any NSItemProviderWriting) -> [String: Any] {
    switch object {
    case let text as NSString: [UTType.utf8PlainText.identifier: String(describing: text)]
    case let text as NSAttributedString: [UTType.utf8PlainText.identifier: text.string]
    case let url as NSURL: [UTType.url.identifier: url as URL]
    case let image as UIImage: [UTType.png.identifier: image]
    case let color as UIColor: ["com.apple.uikit.color": color]
    default:
      type(of: object).writableTypeIdentifiersForItemProvider.reduce(into: [:]) { item, type in
        item[type] = object.itemProviderData(withTypeIdentifier: type)
      }
    }
  }

  private static func provider(of item: [String: Any]) -> NSItemProvider {
    for value in item.values {
      switch value {
      case let text as String: return NSItemProvider(object: text as NSString)
      case let url as URL: return NSItemProvider(object: url as NSURL)
      case let image as UIImage: return NSItemProvider(object: image)
      case let color as UIColor: return NSItemProvider(object: color)
      default: break
      }
    }
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      guard let data = value as? Data else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type) { done in
        done(data, nil)
        return nil
      }
    }
    return provider
  }
}
