/// A server whose display has a dialog for choosing files.
@MainActor package protocol FileChoosing: AnyObject {
  /// Whether there is a dialog now.
  var canChooseFiles: Bool { get }
  /// Lets the user choose files.
  ///
  /// - Parameters:
  ///   - choose: called with the paths, or with the addresses of files that are not on this computer.
  ///   - cancel: called if none was chosen, or if another dialog is open.
  func chooseFiles(
    _ request: FileRequest, choose: @escaping @MainActor ([String]) -> Void, cancel: @escaping @MainActor () -> Void)
}
