import UniformTypeIdentifiers
import WindowServer

/// A place for what was copied. Text on the general one is the desktop's clipboard; pictures, colours and data stay
/// within the app.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// How items are to be kept: kept here, of no effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The desktop's clipboard.
  public static let general = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  open private(set) var name: Name
  open private(set) var changeCount = 0
  private var kept: [[String: Any]] = []
  /// The desktop's text when `kept` was set: another one was copied elsewhere and counts.
  private var desktopText: String?

  init(name: Name) {
    self.name = name
    super.init()
  }

  /// Makes a pasteboard of the app's own, or finds it; nil for one that is not there and not to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    if let present = Self.named[pasteboardName] { kept = present.kept }
    Self.named[pasteboardName] = self
  }

  /// Returns a pasteboard of the app's own, of a name that no other has.
  public static func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let made = UIPasteboard(name: name)
    named[name] = made
    return made
  }

  /// Forgets a pasteboard of the app's own.
  public static func remove(withName pasteboardName: Name) {
    if named.removeValue(forKey: pasteboardName) != nil {
      NotificationCenter.default.post(name: removedNotification, object: nil)
    }
  }

  private var isDesktop: Bool { name == .general }

  /// The copied items: values by the identifiers of their types.
  open var items: [[String: Any]] {
    get {
      guard isDesktop else { return kept }
      let text = UIWindow.server.pasteboardString
      if !kept.isEmpty, text == desktopText { return kept }
      return text.map { [[UTType.utf8PlainText.identifier: $0]] } ?? []
    }
    set {
      kept = newValue
      if isDesktop {
        let text = Self.texts(of: newValue).joined(separator: "\n")
        // A picture alone leaves no text of before.
        UIWindow.server.pasteboardString = text
        desktopText = UIWindow.server.pasteboardString
      }
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  /// Replaces what was copied.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// Adds to what was copied.
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

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var strings: [String]? {
    get {
      let texts = Self.texts(of: items).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts
    }
    set { items = (newValue ?? []).map { [UTType.utf8PlainText.identifier: $0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

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

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get {
      let found = values(UIImage.self)
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UTType.png.identifier: $0] } }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get {
      let found = values(UIColor.self)
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
  open var numberOfItems: Int { items.count }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Returns the first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces what was copied by one value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the bytes of the first item's value of a type: of data, text and pictures.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    case let image as UIImage:
      pasteboardType == UTType.jpeg.identifier ? image.jpegData(compressionQuality: 0.8) : image.pngData()
    default: nil
    }
  }

  /// Replaces what was copied by one value's bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
}
