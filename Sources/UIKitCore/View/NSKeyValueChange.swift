/// The kind of a change to an observed property; always `setting` for the properties of views.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nskeyvaluechange).
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
