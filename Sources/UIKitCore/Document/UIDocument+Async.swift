/// The methods with completion handlers as functions that wait. Each returns whether it was successful.
extension UIDocument {
  /// Reads the file.
  public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves the changes, and closes the document.
  public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Saves the document to a file, which becomes that of the document.
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  /// Saves the document if it has unsaved changes.
  public func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }

  /// Discards the changes, and reads the document from a file, which becomes that of the document.
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in
      revert(toContentsOf: url) { done.resume(returning: $0) }
    }
  }
}
