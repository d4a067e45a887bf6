import Foundation

/// Functions of the ICU inside Foundation, by name.
///
/// They are looked up, because Foundation's modules do not declare them. Callers have a result of their own where they
/// are absent, as in programs that are linked statically.
enum ICULibrary {
  /// The place where a function reports an error: above zero.
  typealias Status = UnsafeMutablePointer<CInt>
  /// An object of ICU.
  typealias Object = OpaquePointer?
  /// Closes an object.
  typealias Close = @convention(c) (Object) -> Void

  /// Returns a function; nil where Foundation has it under another name or not at all.
  static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
    LoadedFunction.find("swift_\(name)", as: type)
  }

  /// Returns a text from one of ICU's functions, which return the text's length and fill a buffer of a given size; nil
  /// if the function reports an error.
  static func text(
    capacity: Int = 256, _ fill: (UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
  ) -> String? {
    var status: CInt = 0
    var length = 0
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      length = Int(fill(buffer.baseAddress, Int32(capacity), &status))
      count = min(max(0, length), capacity)
    }
    // The error that the buffer is too small.
    if length > capacity { return text(capacity: length, fill) }
    return status > 0 ? nil : String(decoding: units, as: UTF16.self)
  }
}
