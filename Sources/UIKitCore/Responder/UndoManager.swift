/// Records how changes are undone. Foundation on Linux has no such class.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/undomanager).
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

  /// Whether `undo()` is running.
  open private(set) var isUndoing = false
  /// Whether `redo()` is running.
  open private(set) var isRedoing = false
  /// The largest number of groups that can be undone; 0, the default, is no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// Whether each event of the main loop forms a group; true by default. Stored; has no effect: each registration
  /// outside a group forms one.
  open var groupsByEvent = true
  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }
  private var disabledCount = 0
  /// Whether changes are recorded; true by default.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Stops recording changes, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Whether there is a change to undo.
  open var canUndo: Bool { undoStack.contains { !$0.actions.isEmpty } || open.contains { !$0.actions.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool {
    postCheckpoint()
    return !redoStack.isEmpty
  }
  /// The name of the change to undo; empty for none.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the change to redo; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the current group, or else the last one.
  open func setActionName(_ actionName: String) {
    (open.last ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
  }

  /// Opens a group of changes that are undone together. Groups can be nested.
  open func beginUndoGrouping() {
    if !open.isEmpty { postCheckpoint() }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group opened last.
  open func endUndoGrouping() {
    guard !open.isEmpty else { return }
    postCheckpoint()
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = open.popLast() else { return }
    if let outer = open.last { outer.actions += group.actions } else { record(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private var isPostingCheckpoint = false

  /// Posts a checkpoint, but none for changes by observers of a checkpoint.
  private func postCheckpoint() {
    guard !isPostingCheckpoint else { return }
    isPostingCheckpoint = true
    post(.NSUndoManagerCheckpoint)
    isPostingCheckpoint = false
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Records `handler` as the way to undo a change, or to redo it while undoing. `target` is not retained.
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
      postCheckpoint()
      post(.NSUndoManagerWillCloseUndoGroup)
      record(group)
      post(.NSUndoManagerDidCloseUndoGroup)
    }
  }

  /// Records a method of `target` as the way to undo a change. The target is not retained.
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

  /// Closes all groups, and undoes the last one.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.body(target) }
    }
    endUndoGrouping()
  }

  /// Removes all recorded changes.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
  }

  /// Removes all recorded changes of a target. Linear in the number of changes.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }
}
