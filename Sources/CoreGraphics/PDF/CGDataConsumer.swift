import Foundation

/// A destination of bytes, for instance of a PDF document.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgdataconsumer).
public final class CGDataConsumer: Hashable {
  /// Takes bytes, and returns whether it could.
  let take: (UnsafeRawBufferPointer) -> Bool
  /// Called once after the last bytes.
  let end: () -> Void

  /// Creates a consumer that appends to data.
  public init?(data: NSMutableData) {
    take = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return true
    }
    end = {}
  }

  /// Creates a consumer that writes a file, which is replaced if there is one; nil if it cannot be written.
  public init?(url: NSURL) {
    guard let path = url.path, let file = fopen(path, "wb") else { return nil }
    take = { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    end = { fclose(file) }
  }

  /// Creates a consumer that calls functions.
  ///
  /// - Parameters:
  ///   - info: the first argument of the functions.
  ///   - cbks: the functions; nil without one that takes bytes.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    let functions = cbks.pointee
    guard let put = functions.putBytes else { return nil }
    take = { bytes in
      guard let start = bytes.baseAddress else { return true }
      return put(info, start, bytes.count) == bytes.count
    }
    end = { functions.releaseConsumer?(info) }
  }
}

/// A function that takes bytes, and returns how many it took.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeRawPointer, Int
  ) -> Int
/// A function that is called after the last bytes.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The functions of a consumer.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgdataconsumercallbacks).
public struct CGDataConsumerCallbacks {
  /// The function that takes bytes.
  public var putBytes: CGDataConsumerPutBytesCallback?
  /// The function that is called after the last bytes, when the document is closed.
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  /// Creates functions.
  public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
    self.putBytes = putBytes
    self.releaseConsumer = releaseConsumer
  }
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGDataConsumer {
  public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
