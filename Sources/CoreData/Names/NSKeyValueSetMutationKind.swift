/// The kind of change of a set.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nskeyvaluesetmutationkind).
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  case union = 1
  case minus = 2
  case intersect = 3
  case set = 4
}
