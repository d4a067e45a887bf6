/// What has happened to an observed property; to a view's, always the first.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
