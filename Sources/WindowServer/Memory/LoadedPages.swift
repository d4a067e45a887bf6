import CLoader

/// The code and constants of the program and of its libraries, as far as they are in memory.
package enum LoadedPages {
  /// Gives them back to the kernel's page cache, from which what is used again comes.
  ///
  /// Starting some hundred libraries touches a little of each, and the kernel maps 64 KB around every place: 35 MB before
  /// anything was done, and as much again for making views, most of which is used once. Takes about a millisecond.
  /// - Returns: the bytes that are mapped, in memory or not.
  @discardableResult package static func release() -> Int { lineup_release_loaded() }
}
