/// The permissions of a viewer.
package enum ViewerRole: String, Sendable, CaseIterable {
  /// Everything that the person before a window may.
  case owner
  /// Look, scroll and search; change nothing.
  case guest
}
