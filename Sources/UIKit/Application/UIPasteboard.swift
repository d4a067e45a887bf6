import WindowServer

/// The clipboard.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The desktop's clipboard.
  public static let general = UIPasteboard(name: .general)

  open private(set) var name: Name
  open private(set) var changeCount = 0

  init(name: Name) {
    self.name = name
    super.init()
  }

  open var string: String? {
    get { UIWindow.server.pasteboardString }
    set {
      UIWindow.server.pasteboardString = newValue
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  open var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  open var hasStrings: Bool { string?.isEmpty == false }
  open var hasURLs: Bool { url?.scheme != nil }
  /// False: only text goes through the pasteboard.
  open var hasImages: Bool { false }
  /// False: only text goes through the pasteboard.
  open var hasColors: Bool { false }
  open var numberOfItems: Int { hasStrings ? 1 : 0 }
}
