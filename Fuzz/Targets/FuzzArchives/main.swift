import Foundation
import Support
import UIKit

// Geometry in archives: as text, and under keys. What was read is written so that it reads the same.
Fuzzer.run { bytes, count in
  guard let bytes, count > 0 else { return 0 }
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  func check<Value: Equatable>(_ read: (String) -> Value, _ write: (Value) -> String) {
    let value = read(text)
    let again = read(write(value))
    precondition(again == value || value != value, "\(value) is read back as \(again)")
  }
  check(NSCoder.cgPoint(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgVector(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgSize(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgRect(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.uiEdgeInsets(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgAffineTransform(for:)) { NSCoder.string(for: $0) }
  return 0
}
