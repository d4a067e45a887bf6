@_spi(UIKit) import UIKitCore

/// Drag and drop of a list's items, common to collection and table views.
///
/// The list, which holds this object, is represented by closures, since its delegates have types of their own.
@MainActor final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  /// The effect of a drop on a list.
  enum Mark {
    case none, between, into
  }

  /// A list's reaction to a drag over it.
  @MainActor struct Answer {
    let proposal: UIDropProposal
    let mark: Mark
  }

  @MainActor struct Source {
    var items: (any UIDragSession, IndexPath) -> [UIDragItem] = { _, _ in [] }
    var moreItems: (any UIDragSession, IndexPath, CGPoint) -> [UIDragItem] = { _, _, _ in [] }
    var willBegin: (any UIDragSession) -> Void = { _ in }
    var didEnd: (any UIDragSession) -> Void = { _ in }
    var allowsMove: (any UIDragSession) -> Bool = { _ in true }
    var staysInApp: (any UIDragSession) -> Bool = { _ in false }
  }

  @MainActor struct Destination {
    var canHandle: (any UIDropSession) -> Bool = { _ in false }
    var didEnter: (any UIDropSession) -> Void = { _ in }
    var update: (any UIDropSession, IndexPath?) -> Answer = { _, _ in
      Answer(proposal: UIDropProposal(operation: .cancel), mark: .none)
    }
    var perform: (any UIDropSession, IndexPath?, UIDropProposal) -> Void = { _, _, _ in }
    var didExit: (any UIDropSession) -> Void = { _ in }
    var didEnd: (any UIDropSession) -> Void = { _ in }
  }

  private weak var list: UIScrollView?
  private let indexPath: (CGPoint) -> IndexPath?
  private let cell: (IndexPath) -> UIView?
  var source: Source? { didSet { sourceDidChange() } }
  var destination: Destination? { didSet { destinationDidChange() } }
  var isEnabled = true { didSet { drag?.isEnabled = isEnabled } }
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?
  private var lifted: IndexPath?
  /// The origins of the items of the current drag, if it began here.
  private(set) var origins: [ObjectIdentifier: IndexPath] = [:]
  private(set) var hasActiveDrop = false
  private var answer: Answer?
  private var target: IndexPath?
  private let mark = UIView()
  private var scroller: EdgeScroller?
  /// The target that the delegate has chosen for the previews of dropped items.
  var place: UIPreviewTarget?
  /// The background and outline of the preview that goes to a placeholder.
  var parameters: UIDragPreviewParameters?
  let animator = DragAnimator()

  /// The delegates of the list, whose protocols depend on its kind.
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?

  var hasActiveDrag: Bool { !origins.isEmpty }
  private(set) var liftedSize = CGSize.zero

  init(_ list: UIScrollView, indexPath: @escaping (CGPoint) -> IndexPath?, cell: @escaping (IndexPath) -> UIView?) {
    self.list = list
    self.indexPath = indexPath
    self.cell = cell
    super.init()
  }

  private func sourceDidChange() {
    if source == nil, let drag {
      list?.removeInteraction(drag)
      self.drag = nil
    } else if source != nil, drag == nil {
      let made = UIDragInteraction(delegate: self)
      made.isEnabled = isEnabled
      made.additionsDidEnd = { [weak self] in self?.origins = [:] }
      drag = made
      list?.addInteraction(made)
    }
  }

  private func destinationDidChange() {
    if destination == nil, let drop {
      list?.removeInteraction(drop)
      self.drop = nil
    } else if destination != nil, drop == nil {
      let made = UIDropInteraction(delegate: self)
      drop = made
      list?.addInteraction(made)
    }
  }

  // MARK: Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let list, let path = indexPath(session.location(in: list)), let items = source?.items(session, path) else {
      return []
    }
    lifted = path
    liftedSize = cell(path)?.bounds.size ?? .zero
    origins = Dictionary(items.map { (ObjectIdentifier($0), path) }) { $1 }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    (origins[ObjectIdentifier(item)] ?? lifted).flatMap(cell).flatMap {
      $0.window == nil ? nil : UITargetedDragPreview(view: $0)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = indexPath(point), let items = source?.moreItems(session, path, point) else { return [] }
    for item in items { origins[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    source?.willBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { source?.allowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { source?.staysInApp(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    source?.didEnd(session)
    origins = [:]
    lifted = nil
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    destination?.canHandle(session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasActiveDrop = true
    destination?.didEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list, let destination else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    if scroller == nil { scroller = EdgeScroller(list) {} }
    scroller?.drag(to: point)
    target = indexPath(point)
    let answer = destination.update(session, target)
    self.answer = answer
    showMark()
    return answer.proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    stop()
    destination?.didExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let answer else { return }
    place = nil
    parameters = nil
    let target = target
    stop()
    destination?.perform(session, target, answer.proposal)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let place, let list else { return nil }
    return UITargetedDragPreview(view: list, parameters: parameters ?? UIDragPreviewParameters(), target: place)
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { animator.run {} }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    stop()
    destination?.didEnd(session)
  }

  private func stop() {
    hasActiveDrop = false
    scroller?.stop()
    scroller = nil
    mark.removeFromSuperview()
  }

  /// Sets the target of a preview to the middle of an item, or of a rectangle in its cell.
  func aim(at path: IndexPath, _ rect: CGRect? = nil) {
    list?.layoutIfNeeded()
    guard let list, let cell = cell(path) else { return }
    let rect = rect ?? cell.bounds
    place = UIPreviewTarget(container: list, center: cell.convert(CGPoint(x: rect.midX, y: rect.midY), to: list))
  }

  private func showMark() {
    guard let list, let answer, let target, let cell = cell(target), answer.mark != .none,
      answer.proposal.operation == .move || answer.proposal.operation == .copy
    else { return mark.removeFromSuperview() }
    let frame = cell.convert(cell.bounds, to: list)
    mark.isUserInteractionEnabled = false
    if answer.mark == .into {
      mark.backgroundColor = nil
      mark.layer.borderColor = list.tintColor.cgColor
      mark.layer.borderWidth = 2
      mark.frame = frame
    } else {
      mark.backgroundColor = list.tintColor
      mark.layer.borderWidth = 0
      // Rows as wide as the list are one below the other, others side by side.
      mark.frame =
        frame.width > list.bounds.width * 0.6
        ? CGRect(x: frame.minX, y: frame.minY - 1.5, width: frame.width, height: 3)
        : CGRect(x: frame.minX - 1.5, y: frame.minY, width: 3, height: frame.height)
    }
    list.addSubview(mark)
  }
}
