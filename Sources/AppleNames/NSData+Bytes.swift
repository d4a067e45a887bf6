import Foundation

extension NSData {
  /// The bytes, which stay where they are for a while after the object's end. `uikit` uses them for
  /// `(data as NSData).bytes`: on iOS the object that the cast creates is released at the end of the turn only.
  ///
  /// The last 64 objects of up to 64 KB of each thread are kept. Longer ones share their bytes with the value that was
  /// cast.
  public var bytes·kept: UnsafeRawPointer {
    if length <= 65_536 {
      let kept = Thread.current.threadDictionary[KeptData.key] as? KeptData ?? KeptData()
      Thread.current.threadDictionary[KeptData.key] = kept
      kept.add(self)
    }
    return bytes
  }
}

/// The last objects of a thread whose bytes may be in use.
private final class KeptData {
  static let key = "AppleNames.KeptData"

  private var objects: [NSData] = []
  private var next = 0

  func add(_ data: NSData) {
    if objects.count < 64 {
      objects.append(data)
    } else {
      objects[next] = data
      next = (next + 1) % objects.count
    }
  }
}
