/// An action on shared items.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The identity of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copying. Offered here.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Opening in a book reader. Not offered here, as the following.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Sending by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sending as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saving a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigning a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adding to a reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Marking up as PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Posting to a network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to a network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posting to a network.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posting to a network.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posting to a network.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posting to a network.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Watching together.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Inviting people to a document.
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copying the link of a shared document.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adding to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Opening a URL with the desktop's browser. Not part of Apple's API.
    static let openLink = ActivityType("org.lineup.activity.OpenLink")
  }

  /// The group of an activity.
  public enum Category: Int, Sendable {
    /// Actions on the items.
    case action = 0
    /// Sharing the items with others.
    case share = 1
  }

  /// The group of the class's activities; `.action` by default. Without effect here: all are in one list.
  open class var activityCategory: Category { .action }
  /// The identity of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil by default.
  open var activityTitle: String? { nil }
  /// The image of the activity, displayed beside its title: as a template in the tint colour, unless its rendering mode
  /// is `.alwaysOriginal`; nil by default.
  open var activityImage: UIImage? { nil }
  /// The controller that performs the activity, presented instead of calling `perform()`; nil by default. It must call
  /// `activityDidFinish(_:)`, which dismisses it.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can use `activityItems`; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Overrides call `activityDidFinish(_:)` at the end.
  open func perform() { activityDidFinish(true) }

  /// Notifies the activity controller that the activity has ended.
  open func activityDidFinish(_ completed: Bool) {
    let ended = onFinish
    onFinish = nil
    if let shown = shownController {
      shownController = nil
      shown.dismiss(animated: true) { ended?(completed) }
    } else {
      ended?(completed)
    }
  }

  final var onFinish: (@MainActor (Bool) -> Void)?
  /// The activity's controller while it is presented.
  final var shownController: UIViewController?
}

/// Copies texts, URLs and descriptions.
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

/// Opens a URL or a file with the desktop's program for it.
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
