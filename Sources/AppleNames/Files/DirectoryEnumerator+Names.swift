import Foundation

extension FileManager.DirectoryEnumerator {
  /// Leaves out what is in the folder that came last; the older spelling of `skipDescendants()`.
  public func skipDescendents() { skipDescendants() }
}
