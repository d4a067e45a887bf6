import UniformTypeIdentifiers

/// Things that are dragged, from the press to the drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Returns the pointer's or finger's place, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the things may leave the place that they come from.
  var allowsMoveOperation: Bool { get }
  /// Whether they stay within the app: they do.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether one of the things has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether one of the things can be had as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the place that it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// The app's own: goes with the drag.
  var localContext: Any? { get set }
}

/// A drag, for the places that it goes over.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag within this app: always there.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  var progress: Progress { get }
  /// Gets all objects of a class among the things, in their order, and calls `completion` on the main thread.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Whether a progress bar is shown while data are loaded: none is here.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

extension UIDragDropSession {
  /// Whether one of the things is a text.
  public func canLoadObjects(ofClass type: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Whether one of the things is an address.
  public func canLoadObjects(ofClass type: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
  /// Gets the texts among the things.
  @discardableResult public func loadObjects(
    ofClass type: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) {
      completion($0.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }

  /// Gets the addresses among the things.
  @discardableResult public func loadObjects(ofClass type: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress
  {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL)?.absoluteURL }) }
  }
}

/// The part that drags and drops have in common.
@MainActor class DragDropSession: NSObject {
  fileprivate(set) var items: [UIDragItem]
  /// In the window.
  var point: CGPoint
  let window: UIWindow
  var allowsMoveOperation = true
  let isRestrictedToDraggingApplication = true

  init(items: [UIDragItem], at point: CGPoint, in window: UIWindow) {
    self.items = items
    self.point = point
    self.window = window
    super.init()
  }

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

  /// Gives a session that was made to find them its things.
  func begin(with items: [UIDragItem]) { self.items = items }
}

@MainActor final class DropSession: DragDropSession, UIDropSession {
  private let drag: DragSession
  var localDragSession: (any UIDragSession)? { drag }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) {
    self.drag = drag
    super.init(items: drag.items, at: drag.point, in: drag.window)
    allowsMoveOperation = drag.allowsMoveOperation
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
