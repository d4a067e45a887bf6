/// Records how to undo what was done. Foundation on Linux has none.
///
/// Unchecked as on iOS: it belongs to the thread that records, in UIKit the main one.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let body: (AnyObject) -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// 0 is without limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open var groupsByEvent = true
  open var groupingLevel: Int { open.count }
  private var disabledCount = 0
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  open var canUndo: Bool { undoStack.contains { !$0.actions.isEmpty } || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }

  open func setActionName(_ actionName: String) {
    (open.last ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
  }

  open func beginUndoGrouping() { open.append(Group()) }

  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if let outer = open.last { outer.actions += group.actions } else { record(group) }
  }

  /// Records `handler` as what undoes a change; while undoing, what redoes it. `target` is not kept alive.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { object in
      if let object = object as? TargetType { handler(object) }
    }
    if let group = open.last {
      group.actions.append(action)
    } else {
      let group = Group()
      group.actions = [action]
      record(group)
    }
  }

  /// Records a method of `target`, which is not kept alive, as what undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { selector.sendOrRaise(to: $0, [anObject]) }
  }

  private func record(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if !isRedoing { redoStack.removeAll() }
      trim()
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  open func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.body(target) }
    }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }
}
