extension UIDocument {
  /// A change that affects whether the document has unsaved changes.
  public enum ChangeKind: Int, Sendable {
    /// A change.
    case done = 0
    /// The undoing of a change.
    case undone
    /// The redoing of an undone change.
    case redone
    /// The saving of all changes.
    case cleared
  }

  /// The purpose of saving.
  public enum SaveOperation: Int, Sendable {
    /// The file is new.
    case forCreating = 0
    /// The file exists.
    case forOverwriting
  }

  /// The state of a document; empty while it is open without problems.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, without problems.
    public static let normal: State = []
    /// Not opened yet, or closed.
    public static let closed = State(rawValue: 1 << 0)
    /// There are conflicting versions of the file. Never set here: there are no versions.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last saving has failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user must not edit the document now, because it is being reverted or closed.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The progress of a transfer is available. Never set here: files are local.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
}
