/// The kind of change of an observed property; for a view's, always the first.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
