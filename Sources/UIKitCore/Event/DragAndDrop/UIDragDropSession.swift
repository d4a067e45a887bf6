import UniformTypeIdentifiers

/// A drag of items, from the press to the drop.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidragdropsession).
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// Returns the pointer's or finger's place, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved away from their source.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay within the app, as the delegate of the drag decides; false for drags from other programs.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether one of the items has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidragsession).
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's own, which is kept with the drag; nil by default.
  var localContext: Any? { get set }
}

/// A drag, as the views under it see it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidropsession).
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app; nil for drags from other programs.
  var localDragSession: (any UIDragSession)? { get }
  /// The indicator shown while data are loaded. Stored; has no effect: there is none.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Loads all objects of a class from the items, in their order, and calls `completion` on the main thread.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The indicator shown while a drop's data are loaded. None is shown here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle).
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

extension UIDragDropSession {
  /// Returns whether one of the items is a text.
  public func canLoadObjects(ofClass type: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether one of the items is a URL.
  public func canLoadObjects(ofClass type: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
  /// Loads the texts among the items.
  @discardableResult public func loadObjects(
    ofClass type: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) {
      completion($0.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }

  /// Loads the URLs among the items.
  @discardableResult public func loadObjects(ofClass type: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress
  {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL)?.absoluteURL }) }
  }
}

/// The common part of drag and drop sessions.
@MainActor class DragDropSession: NSObject {
  fileprivate(set) var items: [UIDragItem]
  /// The position in the window.
  var point: CGPoint
  /// The window that the drag is over, or was over last.
  var window: UIWindow
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(items: [UIDragItem], at point: CGPoint, in window: UIWindow) {
    self.items = items
    self.point = point
    self.window = window
    super.init()
  }

  func add(_ items: [UIDragItem]) { self.items += items }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

@MainActor final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?

  /// Sets the items of a session that was created to find them.
  func begin(with items: [UIDragItem]) { self.items = items }
}

@MainActor final class DropSession: DragDropSession, UIDropSession {
  private let drag: DragSession?
  var localDragSession: (any UIDragSession)? { drag }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) {
    self.drag = drag
    super.init(items: drag.items, at: drag.point, in: drag.window)
    allowsMoveOperation = drag.allowsMoveOperation
    isRestrictedToDraggingApplication = drag.isRestrictedToDraggingApplication
  }

  /// Creates the session of a drag from another program, whose items can only be copied.
  init(items: [UIDragItem], in window: UIWindow) {
    drag = nil
    super.init(items: items, at: .zero, in: window)
    allowsMoveOperation = false
  }

  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    var found: [Int: any NSItemProviderReading] = [:]
    var rest = providers.count
    func finish() {
      progress.completedUnitCount = 1
      completion(found.sorted { $0.key < $1.key }.map(\.value))
    }
    if rest == 0 { finish() }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        found[index] = object
        rest -= 1
        if rest == 0 { finish() }
      }
    }
    return progress
  }
}
