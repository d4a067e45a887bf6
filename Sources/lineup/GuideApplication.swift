import GuideStore

/// The guide with a user interface.
enum GuideApplication {
  /// Shows the guide in a window until it is closed.
  static func open(_ store: GuideStore) throws -> ExitCode {
    throw CommandError("The window is not built in.")
  }

  /// Draws the guide into a picture.
  static func snapshot(_ store: GuideStore, _ request: SnapshotRequest) throws -> ExitCode {
    throw CommandError("Pictures are not built in.")
  }
}
