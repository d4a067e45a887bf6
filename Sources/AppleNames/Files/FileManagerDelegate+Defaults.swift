import Foundation

// The methods are optional on Apple's platforms.
extension FileManagerDelegate {
  /// Returns true: the item is copied.
  public func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String)
    -> Bool
  {
    true
  }

  /// Returns what the method with paths does.
  public func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool {
    self.fileManager(fileManager, shouldCopyItemAtPath: srcURL.path, toPath: dstURL.path)
  }

  /// Returns false: the work ends at an error.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool { false }

  /// Returns what the method with paths does.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldProceedAfterError: error, copyingItemAtPath: srcURL.path, toPath: dstURL.path)
  }

  /// Returns true: the item is moved.
  public func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String)
    -> Bool
  {
    true
  }

  /// Returns what the method with paths does.
  public func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool {
    self.fileManager(fileManager, shouldMoveItemAtPath: srcURL.path, toPath: dstURL.path)
  }

  /// Returns false: the work ends at an error.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool { false }

  /// Returns what the method with paths does.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldProceedAfterError: error, movingItemAtPath: srcURL.path, toPath: dstURL.path)
  }

  /// Returns true: the item is linked.
  public func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String)
    -> Bool
  {
    true
  }

  /// Returns what the method with paths does.
  public func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool {
    self.fileManager(fileManager, shouldLinkItemAtPath: srcURL.path, toPath: dstURL.path)
  }

  /// Returns false: the work ends at an error.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool { false }

  /// Returns what the method with paths does.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldProceedAfterError: error, linkingItemAtPath: srcURL.path, toPath: dstURL.path)
  }

  /// Returns true: the item is removed.
  public func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
    true
  }

  /// Returns what the method with paths does.
  public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt url: URL) -> Bool {
    self.fileManager(fileManager, shouldRemoveItemAtPath: url.path)
  }

  /// Returns false: the work ends at an error.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
  ) -> Bool { false }

  /// Returns what the method with paths does.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt url: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldProceedAfterError: error, removingItemAtPath: url.path)
  }
}
