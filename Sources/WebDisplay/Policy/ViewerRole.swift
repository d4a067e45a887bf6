/// The permissions of a viewer.
package enum ViewerRole: String, Sendable, CaseIterable {
  /// Everything that a user at the computer may do.
  case owner
  /// Looking, scrolling and searching, without changing anything.
  case guest
}
