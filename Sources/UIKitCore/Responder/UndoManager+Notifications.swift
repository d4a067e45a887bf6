extension Notification.Name {
  /// Posted when a group of changes inside another is opened, when a group is closed, and when an undo manager is asked
  /// whether it can redo; the object is the undo manager.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted before a group of changes is closed; the object is the undo manager.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group of changes was opened; the object is the undo manager.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted after a group of changes was closed; the object is the undo manager.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group of changes is undone; the object is the undo manager.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group of changes was undone; the object is the undo manager.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group of changes is redone; the object is the undo manager.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group of changes was redone; the object is the undo manager.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
