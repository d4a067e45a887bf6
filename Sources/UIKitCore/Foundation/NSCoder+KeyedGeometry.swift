import CoreGraphics
import Foundation

/// Geometry under keys. Foundation encodes points, sizes and rectangles; a key without such a value gives zero, or the
/// identity.
extension NSCoder {
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector), under: key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), under: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), under: key) }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), under: key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), under: key) }

  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(under: key)) }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(under: key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(under: key)) }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(under: key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(under: key)) }

  private func encode(_ text: String, under key: String) { encode(NSString(string: text), forKey: key) }

  private func text(under key: String) -> String {
    // Asked first: an unarchiver stops the program over a key that it does not have.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
  }
}
