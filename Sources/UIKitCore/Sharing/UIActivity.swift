/// Something that can be done with things that are shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Opens an address with the desktop's browser. Not Apple's.
    static let openLink = ActivityType("org.lineup.activity.OpenLink")
  }

  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can do something with `activityItems`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before it is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it; overriding classes call `activityDidFinish(_:)` at the end.
  open func perform() { activityDidFinish(true) }

  /// Tells the activity controller that the activity has ended.
  open func activityDidFinish(_ completed: Bool) {
    let ended = onFinish
    onFinish = nil
    ended?(completed)
  }

  final var onFinish: (@MainActor (Bool) -> Void)?
}

/// Copies text, addresses and their descriptions.
@MainActor final class CopyActivity: UIActivity {
  private var text = ""

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  static func text(of items: [Any]) -> String {
    items.compactMap { item in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let url as URL: url.isFileURL ? url.path : url.absoluteString
      default: nil
      }
    }.joined(separator: "\n")
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !Self.text(of: activityItems).isEmpty }
  override func prepare(withActivityItems activityItems: [Any]) { text = Self.text(of: activityItems) }
  override func perform() {
    UIPasteboard.general.string = text
    activityDidFinish(true)
  }
}

/// Opens an address or a file with the desktop's program for it.
@MainActor final class OpenActivity: UIActivity {
  private var url: URL?

  override var activityType: ActivityType? { .openLink }
  override var activityTitle: String? { "Open" }
  override var activityImage: UIImage? { UIImage(systemName: "globe") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }
  override func prepare(withActivityItems activityItems: [Any]) {
    url = activityItems.compactMap { $0 as? URL }.first
  }
  override func perform() {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] opened in self?.activityDidFinish(opened) }
  }
}
