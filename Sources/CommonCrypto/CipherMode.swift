/// A cipher that processes a message part by part.
protocol CipherMode: AnyObject {
  /// The number of bytes that are processed at once: 1 for streams.
  var unit: Int { get }

  /// Processes bytes, whose number is a multiple of the unit. Input and output may be the same memory.
  func process(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>)

  /// Starts again with another initialization vector; nil stands for zeros.
  /// - Returns: whether the mode can do this.
  func restart(with vector: UnsafeRawPointer?) -> Bool
}

extension CipherMode {
  func restart(with vector: UnsafeRawPointer?) -> Bool { false }
}
