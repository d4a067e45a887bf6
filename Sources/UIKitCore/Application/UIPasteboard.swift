import UniformTypeIdentifiers
import WindowServer

/// A store for copied items. The text of the general one is that of the desktop's clipboard; pictures, colours and data
/// stay within the app.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipasteboard).
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// An option for keeping items. Without effect here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date until which items are kept.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when the pasteboard's content was changed by this app.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The key of the types that have been added, an array of strings, in the user info of `changedNotification`.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that have been removed, an array of strings, in the user info of `changedNotification`.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// The types under which texts are stored.
  public nonisolated static let typeListString: [String] = [
    UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier,
  ]
  /// The types under which URLs are stored.
  public nonisolated static let typeListURL: [String] = [UTType.url.identifier]
  /// The types under which pictures are stored.
  public nonisolated static let typeListImage: [String] = [
    UTType.png.identifier, UTType.jpeg.identifier, UTType.gif.identifier, UTType.tiff.identifier,
  ]
  /// The types under which colours are stored.
  public nonisolated static let typeListColor: [String] = ["com.apple.uikit.color"]
  /// The type of an item whose types follow from its value. It is stored as it is here.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// Posted when a pasteboard was removed.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The pasteboard that shares its text with the desktop's clipboard.
  public static let general = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  /// The name of the pasteboard.
  open private(set) var name: Name
  /// Whether the pasteboard outlives the app: that of the desktop does, an app's own does not.
  open var isPersistent: Bool { name == .general }
  /// Does nothing, as since iOS 10.
  open func setPersistent(_ persistent: Bool) {}
  /// The number of changes made by this app since the start.
  open private(set) var changeCount = 0
  private var kept: [[String: Any]] = []
  /// The desktop's text when `kept` was set. If the current one differs, another program has copied, and its text
  /// counts.
  private var desktopText: String?

  init(name: Name) {
    self.name = name
    super.init()
  }

  /// Returns a pasteboard of the app's own, creating it if `create` is true; nil if it does not exist.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    if let present = Self.named[pasteboardName] { kept = present.kept }
    Self.named[pasteboardName] = self
  }

  /// Returns a new pasteboard of the app's own with a unique name.
  public static func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let made = UIPasteboard(name: name)
    named[name] = made
    return made
  }

  /// Removes a pasteboard of the app's own.
  public static func remove(withName pasteboardName: Name) {
    if named.removeValue(forKey: pasteboardName) != nil {
      NotificationCenter.default.post(name: removedNotification, object: nil)
    }
  }

  private var isDesktop: Bool { name == .general }

  /// The copied items, each with values by the identifiers of their types.
  open var items: [[String: Any]] {
    get {
      guard isDesktop else { return kept }
      let text = UIWindow.server.pasteboardString
      if !kept.isEmpty, text == desktopText { return kept }
      return text.map { [[UTType.utf8PlainText.identifier: $0]] } ?? []
    }
    set {
      let old = Set(kept.flatMap(\.keys))
      let new = Set(newValue.flatMap(\.keys))
      kept = newValue
      if isDesktop {
        let text = Self.texts(of: newValue).joined(separator: "\n")
        // A picture without text must not leave the previous text.
        UIWindow.server.pasteboardString = text
        desktopText = UIWindow.server.pasteboardString
      }
      changeCount += 1
      NotificationCenter.default.post(
        name: UIPasteboard.changedNotification, object: self,
        userInfo: [
          UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
          UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
        ])
    }
  }

  /// Replaces the copied items. The options are ignored.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// Adds copied items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  private static func texts(of items: [[String: Any]]) -> [String] {
    items.compactMap { item in
      for (type, value) in item where UTType(type)?.conforms(to: .text) ?? false || type == UTType.url.identifier {
        if let text = value as? String { return text }
        if let url = value as? URL { return url.absoluteString }
        if let data = value as? Data { return String(data: data, encoding: .utf8) }
      }
      return nil
    }
  }

  private func values<Value>(_ type: Value.Type) -> [Value] {
    items.compactMap { $0.values.lazy.compactMap { $0 as? Value }.first }
  }

  // MARK: Kinds of values

  /// The first text; nil for none. Setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none. Setting them replaces all items.
  open var strings: [String]? {
    get {
      let texts = Self.texts(of: items).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts
    }
    set { items = (newValue ?? []).map { [UTType.utf8PlainText.identifier: $0] } }
  }

  /// The first URL; nil for none. Setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs, including texts that are URLs; nil for none. Setting them replaces all items.
  open var urls: [URL]? {
    get {
      let found = items.compactMap { item -> URL? in
        item.values.lazy.compactMap { $0 as? URL }.first
          ?? Self.texts(of: [item]).first.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
      }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UTType.url.identifier: $0] } }
  }

  /// The first picture; nil for none. Setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures; nil for none. Setting them replaces all items.
  open var images: [UIImage]? {
    get {
      let found = values(UIImage.self)
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UTType.png.identifier: $0] } }
  }

  /// The first colour; nil for none. Setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours; nil for none. Setting them replaces all items.
  open var colors: [UIColor]? {
    get {
      let found = values(UIColor.self)
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
  /// The number of copied items.
  open var numberOfItems: Int { items.count }

  // MARK: Types

  /// The types of the first item, sorted.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Returns the first item's value of a type; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces the copied items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the data of the first item's value of a type, which can be data, a text or a picture; nil for others.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(of: value(forPasteboardType: pasteboardType), as: pasteboardType)
  }

  fileprivate static func data(of value: Any?, as pasteboardType: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    case let image as UIImage:
      pasteboardType == UTType.jpeg.identifier ? image.jpegData(compressionQuality: 0.8) : image.pngData()
    default: nil
    }
  }

  /// Replaces the copied items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
}

// The items at given indices. Nil stands for all items, and indices without an item are left out.
extension UIPasteboard {
  private func chosen(_ indices: IndexSet?) -> [[String: Any]] {
    let items = items
    guard let indices else { return items }
    return indices.filter(items.indices.contains).map { items[$0] }
  }

  /// Returns the types of each item, sorted.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  /// Returns whether each item has a value of one of the types. False without items.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let chosen = chosen(itemSet)
    return !chosen.isEmpty && chosen.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  /// Returns the indices of the items with a value of one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.enumerated().filter { !Set($0.element.keys).isDisjoint(with: pasteboardTypes) }.map(\.offset))
  }

  /// Returns the items' values of a type.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  /// Returns the data of the items' values of a type; see `data(forPasteboardType:)`.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet).compactMap { Self.data(of: $0[pasteboardType], as: pasteboardType) }
  }
}
