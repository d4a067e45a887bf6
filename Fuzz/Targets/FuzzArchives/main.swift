import Foundation
import Support
import UIKit
import WindowServer

WindowServerRegistry.current = HeadlessServer()

// Archives: geometry as text, which must read back as it was written; and views, controllers and colours from a coder
// with any values under any keys.
Fuzzer.run { bytes, count in
  guard let bytes, count > 1 else { return 0 }
  let input = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  if bytes[0] & 1 == 0 {
    checkGeometry(String(decoding: input, as: UTF8.self))
  } else {
    MainActor.assumeIsolated { checkObjects(InputCoder(input)) }
  }
  return 0
}

private func checkGeometry(_ text: String) {
  func check<Value: Equatable>(_ read: (String) -> Value, _ write: (Value) -> String) {
    let value = read(text)
    let again = read(write(value))
    precondition(again == value || value != value, "\(value) is read back as \(again)")
  }
  check(NSCoder.cgPoint(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgVector(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgSize(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgRect(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.uiOffset(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.uiEdgeInsets(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.nsDirectionalEdgeInsets(for:)) { NSCoder.string(for: $0) }
  check(NSCoder.cgAffineTransform(for:)) { NSCoder.string(for: $0) }
}

@MainActor private func checkObjects(_ coder: InputCoder) {
  for type in [UIView.self, UILabel.self, UIImageView.self, UITableView.self, UICollectionView.self] {
    guard let view = type.init(coder: coder) else { continue }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
  }
  _ = UICollectionViewController(coder: coder)
  if let color = UIColor(coder: coder) {
    var components = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&components.0, green: &components.1, blue: &components.2, alpha: &components.3)
  }
  _ = (coder.decodeCGVector(forKey: "v"), coder.decodeUIEdgeInsets(forKey: "i"), coder.decodeUIOffset(forKey: "o"))
}
